import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { MessageSentResponse, MessageTextRequest, PersonalMessagesService } from '../messages/index.js';
import { SlotChangesService } from './slot-changes.service.js';
import { CreateSlotRequest, SlotResponse, UpdateSlotRequest } from './slots.dto.js';
import { SlotsService } from './slots.service.js';

@ApiTags('Escalas')
@Controller()
export class SlotsController {
  constructor(
    private readonly slots: SlotsService,
    private readonly changes: SlotChangesService,
    private readonly messages: PersonalMessagesService,
  ) {}

  @Get('schedules/:id/slots')
  @Access('schedules.published')
  @ApiOperation({ operationId: 'listSlots', summary: 'As missas de uma escala, com as pessoas escaladas' })
  @ApiOkResponse({ type: [SlotResponse] })
  @ApiErrors(404)
  @Header('content-type', 'application/json; charset=utf-8')
  list(@CurrentSession() session: Session, @IdParam() id: number): Promise<string> {
    return this.slots.listOf(session, id);
  }

  @Post('schedules/:id/slots')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'addSlot', summary: 'Acrescenta uma missa a uma escala' })
  @ApiCreatedResponse({ type: SlotResponse })
  @ApiErrors(400, 404, 409, 422)
  add(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: CreateSlotRequest,
  ): Promise<SlotResponse> {
    return this.changes.add(session, id, body);
  }

  @Get('slots/:id')
  @Access('schedules.published')
  @ApiOperation({ operationId: 'getSlot', summary: 'Uma missa, com as pessoas escaladas' })
  @ApiOkResponse({ type: SlotResponse })
  @ApiErrors(404)
  read(@CurrentSession() session: Session, @IdParam() id: number): Promise<SlotResponse> {
    return this.slots.read(session, id);
  }

  @Put('slots/:id')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'updateSlot', summary: 'Muda uma missa' })
  @ApiOkResponse({ type: SlotResponse })
  @ApiErrors(400, 404, 409, 422)
  update(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateSlotRequest,
  ): Promise<SlotResponse> {
    return this.changes.change(session, id, body);
  }

  @Post('slots/:id/message')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'writeToTeam', summary: 'Escreve a quem serve em uma missa' })
  @ApiCreatedResponse({ type: MessageSentResponse })
  @ApiErrors(400, 404, 422, 429)
  async writeToTeam(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: MessageTextRequest,
  ): Promise<MessageSentResponse> {
    return this.messages.deliver(session, await this.slots.accountsAt(id), body);
  }

  @Delete('slots/:id')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'deleteSlot', summary: 'Exclui uma missa, com as pessoas escaladas nela' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404, 422)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.changes.remove(id);
  }
}
