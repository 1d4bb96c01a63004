import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { sendPhoto } from '../ministers/index.js';
import {
  EnterSacristyRequest,
  GivePlaceRequest,
  SacristyDayResponse,
  SacristyEnteredResponse,
  SendTapsRequest,
  TapsSentResponse,
} from './sacristy.dto.js';
import { SacristyOpeningsService } from './sacristy-openings.service.js';
import { SacristyService } from './sacristy.service.js';

const HEADER = 'x-sacristy-token';
const WithSession = () => ApiHeader({ name: HEADER, required: false, description: 'A sessão da sacristia.' });

/** The screen in the sacristy: a session of its own, which opens one day and nothing else (docs/adr/0046). */
@ApiTags('Presença')
@Controller('sacristy')
export class SacristyController {
  constructor(
    private readonly openings: SacristyOpeningsService,
    private readonly sacristy: SacristyService,
  ) {}

  @Post('enter')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'enterSacristy',
    summary: 'Entra com o código do dia, sem login',
  })
  @ApiOkResponse({ type: SacristyEnteredResponse })
  @ApiErrors(400, 404, 422, 429)
  enter(@Body() { code }: EnterSacristyRequest): Promise<SacristyEnteredResponse> {
    return this.openings.enter(code);
  }

  @Get('day')
  @Public()
  @WithSession()
  @ApiOperation({ operationId: 'readSacristyDay', summary: 'As missas do dia: quem serve, quem chegou' })
  @ApiOkResponse({ type: SacristyDayResponse })
  @ApiErrors(404)
  async day(@Headers(HEADER) session?: string): Promise<SacristyDayResponse> {
    return this.sacristy.read(await this.openings.present(session));
  }

  @Post('taps')
  @Public()
  @WithSession()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'sendSacristyTaps',
    summary: 'Guarda “chegou” e “desfazer”, também os que esperaram pela internet',
  })
  @ApiOkResponse({ type: TapsSentResponse })
  @ApiErrors(400, 404)
  async taps(@Body() body: SendTapsRequest, @Headers(HEADER) session?: string): Promise<TapsSentResponse> {
    return this.sacristy.keep(await this.openings.sending(session), body);
  }

  @Post('places')
  @Public()
  @WithSession()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'giveSacristyPlace',
    summary: 'Dá um lugar da missa que vai começar a quem está na igreja',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 404, 409, 422)
  async give(@Body() body: GivePlaceRequest, @Headers(HEADER) session?: string): Promise<DoneResponse> {
    await this.sacristy.give(await this.openings.present(session), body);
    return { message: 'Lugar dado.' };
  }

  @Get('photos/:file')
  @Public()
  @WithSession()
  @ApiOperation({
    operationId: 'getSacristyPhoto',
    summary: 'A foto de quem serve, para a tela da sacristia',
  })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404)
  async photo(
    @Param('file') file: string,
    @Res() reply: FastifyReply,
    @Headers(HEADER) session?: string,
  ): Promise<void> {
    await this.openings.present(session);
    await sendPhoto(reply, await this.sacristy.photo(file));
  }
}
