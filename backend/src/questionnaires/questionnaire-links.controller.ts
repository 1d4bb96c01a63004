import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { QuestionnaireLinksService } from './questionnaire-links.service.js';
import { AnswersRequest, PersonAnswersResponse, LinkedQuestionnaireResponse } from './answers.dto.js';

/** A questionnaire answered from its mail, without a session: the link is for one person and one questionnaire. */
@ApiTags('Questionários')
@Controller()
export class QuestionnaireLinksController {
  constructor(private readonly links: QuestionnaireLinksService) {}

  @Get('questionnaire-links/:token')
  @Public()
  @ApiOperation({
    operationId: 'readQuestionnaireLink',
    summary: 'O questionário de um link pessoal, com a própria resposta',
  })
  @ApiOkResponse({ type: LinkedQuestionnaireResponse })
  @ApiErrors(404)
  read(@Param('token') token: string): Promise<LinkedQuestionnaireResponse> {
    return this.links.read(token);
  }

  @Post('questionnaire-links/:token')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'answerByLink', summary: 'Responde a um questionário pelo link pessoal' })
  @ApiOkResponse({ type: PersonAnswersResponse })
  @ApiErrors(400, 404, 409, 422)
  answer(@Param('token') token: string, @Body() body: AnswersRequest): Promise<PersonAnswersResponse> {
    return this.links.answer(token, body);
  }

  @Post('questionnaires/:id/links/:ministerId/revoke')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'revokeQuestionnaireLink',
    summary: 'Anula o link pessoal de um ministro; reenviar o questionário traz um novo',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(404)
  async revoke(@IdParam() id: number, @IdParam('ministerId') ministerId: number): Promise<DoneResponse> {
    await this.links.revoke(id, ministerId);
    return { message: 'Link anulado.' };
  }
}
