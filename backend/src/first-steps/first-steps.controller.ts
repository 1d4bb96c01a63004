import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import {
  FirstAccountRequest,
  FirstStepsResponse,
  PutAwayRequest,
  TimetablePreviewResponse,
  TimetableStartRequest,
} from './first-steps.dto.js';
import { FirstStepsService } from './first-steps.service.js';

@ApiTags('Primeiros passos')
@Controller('first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  @Get()
  @Access('people.write')
  @ApiOperation({
    operationId: 'getFirstSteps',
    summary: 'O que uma paróquia nova já fez, e o que falta até a primeira escala publicada',
  })
  @ApiOkResponse({ type: FirstStepsResponse })
  read(): Promise<FirstStepsResponse> {
    return this.steps.read();
  }

  @Put()
  @Access('people.write')
  @ApiOperation({
    operationId: 'putFirstStepsAway',
    summary: 'Guarda o cartão da página inicial, ou o mostra de novo',
  })
  @ApiOkResponse({ type: FirstStepsResponse })
  @ApiErrors(400)
  putAway(@Body() { putAway }: PutAwayRequest): Promise<FirstStepsResponse> {
    return this.steps.putAway(putAway);
  }

  @Put('account')
  @Access('settings.manage')
  @ApiOperation({
    operationId: 'nameFirstAccount',
    summary: 'Dá nome e e-mail de verdade à conta com que o sistema começou; pede a própria senha',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 409, 422, 429)
  async nameAccount(
    @CurrentSession() session: Session,
    @Body() body: FirstAccountRequest,
  ): Promise<DoneResponse> {
    const email = await this.steps.nameAccount(session, body);
    return { message: `A partir de agora você entra com ${email}.` };
  }

  @Get('timetable')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'previewTimetableStart',
    summary: 'Um ano de missas de um ponto de partida do cronograma; nada é gravado',
  })
  @ApiOkResponse({ type: TimetablePreviewResponse })
  @ApiErrors(400)
  preview(@Query() { start }: TimetableStartRequest): Promise<TimetablePreviewResponse> {
    return this.steps.previewTimetable(start);
  }

  @Post('timetable')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'chooseTimetableStart',
    summary: 'Começa o cronograma por um dos pontos de partida, enquanto não há nenhuma escala',
  })
  @ApiOkResponse({ type: FirstStepsResponse })
  @ApiErrors(400, 422)
  choose(@Body() { start }: TimetableStartRequest): Promise<FirstStepsResponse> {
    return this.steps.chooseTimetable(start);
  }
}
