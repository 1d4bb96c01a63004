import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { EmptyPlacesService } from './empty-places.service.js';
import { AskForPlaceRequest, OfferResponse } from './substitutions.dto.js';

@ApiTags('Substituições')
@Controller('slots/:id/questions')
export class EmptyPlacesController {
  constructor(private readonly places: EmptyPlacesService) {}

  @Get()
  @Access('schedules.read')
  @ApiOperation({
    operationId: 'listPlaceQuestions',
    summary: 'A quem a coordenação perguntou por um lugar vazio da missa, quando, e o que disse',
  })
  @ApiOkResponse({ type: [OfferResponse] })
  @ApiErrors(404)
  list(@IdParam() id: number): Promise<OfferResponse[]> {
    return this.places.asked(id);
  }

  @Post()
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askForPlace',
    summary:
      'Pergunta a uma pessoa se pode ocupar um lugar vazio: ela responde com um toque, por e-mail ou no sistema',
  })
  @ApiOkResponse({ type: [OfferResponse] })
  @ApiErrors(400, 404, 409, 422)
  ask(@IdParam() id: number, @Body() { ministerId }: AskForPlaceRequest): Promise<OfferResponse[]> {
    return this.places.ask(id, ministerId);
  }
}
