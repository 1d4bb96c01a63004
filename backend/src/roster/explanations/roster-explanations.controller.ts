import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../../platform/access/access.decorator.js';
import type { Session } from '../../platform/access/session.js';
import { ApiErrors } from '../../platform/errors/api-errors.decorator.js';
import { IdParam } from '../../platform/http/id-param.js';
import {
  MinisterExplanationResponse,
  MyExplanationQuery,
  OwnExplanationResponse,
  OwnShareResponse,
  WishCostsResponse,
} from './roster-explanations.dto.js';
import { RosterExplanationsService } from './roster-explanations.service.js';
import { RosterWishCostsService } from './roster-wish-costs.service.js';

@ApiTags('Escala de ministros')
@Controller()
export class RosterExplanationsController {
  constructor(
    private readonly explanations: RosterExplanationsService,
    private readonly costs: RosterWishCostsService,
  ) {}

  @Get('schedules/:id/ministers/:ministerId/explanation')
  @Access('schedules.read')
  @ApiOkResponse({ type: MinisterExplanationResponse })
  @ApiOperation({
    operationId: 'explainMinister',
    summary: 'Por que alguém foi, ou não foi, escalado em cada missa, como a escala está agora',
  })
  @ApiErrors(404)
  ofMinister(
    @IdParam() id: number,
    @IdParam('ministerId') ministerId: number,
  ): Promise<MinisterExplanationResponse> {
    return this.explanations.ofMinister(id, ministerId);
  }

  @Get('schedules/:id/wish-costs')
  @Access('schedules.read')
  @ApiOkResponse({ type: WishCostsResponse })
  @ApiOperation({
    operationId: 'getWishCosts',
    summary: 'O que cada desejo custa aos outros, na melhor escala com o que está fixado',
  })
  @ApiErrors(404, 422)
  wishCosts(@IdParam() id: number): Promise<WishCostsResponse> {
    return this.costs.read(id);
  }

  @Get('my-duties/explanation')
  @Access('duties.own')
  @ApiOkResponse({ type: OwnExplanationResponse })
  @ApiOperation({
    operationId: 'explainMyDuties',
    summary: 'Por que fui, ou não fui, escalado: só sobre si, em uma escala publicada',
  })
  @ApiErrors(400, 404)
  mine(
    @CurrentSession() session: Session,
    @Query() { scheduleId }: MyExplanationQuery,
  ): Promise<OwnExplanationResponse> {
    return this.explanations.own(session, scheduleId);
  }

  @Get('my-duties/share')
  @Access('duties.own')
  @ApiOkResponse({ type: [OwnShareResponse] })
  @ApiOperation({
    operationId: 'getMyShare',
    summary: 'A parte justa e o que serve, em cada escala publicada que não terminou; sem nenhuma, na última',
  })
  share(@CurrentSession() session: Session): Promise<OwnShareResponse[]> {
    return this.explanations.share(session);
  }
}
