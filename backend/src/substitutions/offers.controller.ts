import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession, Public } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { AnswerLinkRequest, AnswerOfferRequest, LinkedOfferResponse, MyOfferResponse } from './offers.dto.js';
import { OffersService } from './offers.service.js';

@ApiTags('Substituições')
@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Get('my-offers')
  @Access('duties.own')
  @ApiOperation({
    operationId: 'listMyOffers',
    summary: 'Os pedidos de substituição que esperam a sua resposta, e os que ninguém pôde e você poderia',
  })
  @ApiOkResponse({ type: [MyOfferResponse] })
  mine(@CurrentSession() session: Session): Promise<MyOfferResponse[]> {
    return this.offers.mine(session);
  }

  @Post('substitutions/:id/answer')
  @Access('duties.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'answerSubstitution',
    summary: '"Posso ir" ou "Não posso": quem aceita antes fica com o lugar',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 404, 409, 422)
  async answer(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() { answer }: AnswerOfferRequest,
  ): Promise<DoneResponse> {
    await this.offers.answer(session, id, answer);
    return { message: answer === 'accepted' ? 'O lugar é seu.' : 'Resposta registrada.' };
  }

  @Post('substitution-offers/:id/refuse')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'noteRefusal',
    summary: 'Anota o “não” de quem só a coordenação pode perguntar: as próximas pessoas são perguntadas',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(404, 409, 422)
  async noteRefusal(@IdParam() id: number): Promise<DoneResponse> {
    await this.offers.noteRefusal(id);
    return { message: 'Resposta anotada.' };
  }

  @Get('substitution-links/:token')
  @Public()
  @ApiOperation({
    operationId: 'readSubstitutionLink',
    summary: 'O que um link de e-mail pergunta: missa, data e quem pede; abrir não muda nada',
  })
  @ApiOkResponse({ type: LinkedOfferResponse })
  @ApiErrors(404, 429)
  read(@Param('token') token: string): Promise<LinkedOfferResponse> {
    return this.offers.read(token);
  }

  @Post('substitution-links')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'answerSubstitutionLink',
    summary: '"Posso ir" ou "Não posso" por um link de e-mail, uma vez',
  })
  @ApiOkResponse({ type: LinkedOfferResponse })
  @ApiErrors(400, 404, 409, 422, 429)
  answerLink(@Body() { token, answer }: AnswerLinkRequest): Promise<LinkedOfferResponse> {
    return this.offers.answerByLink(token, answer);
  }
}
