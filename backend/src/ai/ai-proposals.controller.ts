import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { AiProposalResponse } from './ai-proposals.dto.js';
import { AiProposalsService } from './ai-proposals.service.js';

@ApiTags('Assistente')
@Controller('ai-schedule')
export class AiProposalsController {
  constructor(private readonly proposals: AiProposalsService) {}

  @Get('sessions/:id/proposals')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'listAiProposals',
    summary: 'As propostas de uma conversa: quem entra, quem sai, o que melhora; a mais nova primeiro',
  })
  @ApiOkResponse({ type: [AiProposalResponse] })
  @ApiErrors(404)
  list(@IdParam() id: number): Promise<AiProposalResponse[]> {
    return this.proposals.list(id);
  }

  @Post('proposals/:id/apply')
  @Access('assistant.use')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'applyAiProposal',
    summary: 'Aplica uma proposta ao rascunho; 409 com o que mudou, se ele já for outro',
  })
  @ApiOkResponse({ type: AiProposalResponse })
  @ApiErrors(404, 409, 422)
  apply(@CurrentSession() session: Session, @IdParam() id: number): Promise<AiProposalResponse> {
    return this.proposals.decide(session, id, 'apply');
  }

  @Post('proposals/:id/discard')
  @Access('assistant.use')
  @HttpCode(200)
  @ApiOperation({ operationId: 'discardAiProposal', summary: 'Descarta uma proposta aberta' })
  @ApiOkResponse({ type: AiProposalResponse })
  @ApiErrors(404, 422)
  discard(@CurrentSession() session: Session, @IdParam() id: number): Promise<AiProposalResponse> {
    return this.proposals.decide(session, id, 'discard');
  }

  @Post('proposals/:id/undo')
  @Access('assistant.use')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'undoAiProposal',
    summary: 'Desfaz uma proposta aplicada: o rascunho volta a ser exatamente o de antes',
  })
  @ApiOkResponse({ type: AiProposalResponse })
  @ApiErrors(404, 409, 422)
  undo(@CurrentSession() session: Session, @IdParam() id: number): Promise<AiProposalResponse> {
    return this.proposals.decide(session, id, 'undo');
  }
}
