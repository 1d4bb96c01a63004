import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  EndSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto.js';
import { SecondFactorsService } from './second-factors.service.js';

@ApiTags('Acesso')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactors: SecondFactorsService) {}

  @Get()
  @Access('account.own')
  @ApiOkResponse({ type: SecondFactorResponse })
  @ApiOperation({
    operationId: 'getMySecondFactor',
    summary: 'Se a própria conta pede um código de um aplicativo ao entrar',
  })
  read(@CurrentSession() session: Session): Promise<SecondFactorResponse> {
    return this.secondFactors.state(session);
  }

  @Post()
  @Access('account.own')
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorSetupResponse })
  @ApiOperation({
    operationId: 'beginSecondFactor',
    summary: 'Uma chave para o aplicativo autenticador; vale depois de confirmada com um código',
  })
  @ApiErrors(400, 422, 429)
  begin(
    @CurrentSession() session: Session,
    @Body() { password }: BeginSecondFactorRequest,
  ): Promise<SecondFactorSetupResponse> {
    return this.secondFactors.begin(session, password);
  }

  @Post('confirm')
  @Access('account.own')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @ApiOperation({
    operationId: 'confirmSecondFactor',
    summary: 'Ativa a verificação em duas etapas; os códigos de recuperação aparecem só nesta resposta',
  })
  @ApiErrors(400, 422, 429)
  confirm(
    @CurrentSession() session: Session,
    @Body() { code }: ConfirmSecondFactorRequest,
  ): Promise<RecoveryCodesResponse> {
    return this.secondFactors.confirm(session, code);
  }

  @Post('end')
  @Access('account.own')
  @HttpCode(200)
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({
    operationId: 'endSecondFactor',
    summary: 'Desativa a verificação em duas etapas, com a senha e um código',
  })
  @ApiErrors(400, 422, 429)
  async end(@CurrentSession() session: Session, @Body() body: EndSecondFactorRequest): Promise<DoneResponse> {
    await this.secondFactors.end(session, body);
    return { message: 'Verificação em duas etapas desativada' };
  }
}
