import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { ChooseNoticesRequest, NoticeChoicesResponse } from './notice-choices.dto.js';
import { NoticeChoicesService } from './notice-choices.service.js';

@ApiTags('Avisos')
@Controller('notice-choices')
export class NoticeChoicesController {
  constructor(private readonly choices: NoticeChoicesService) {}

  @Get()
  @Access('content.read')
  @ApiOperation({ operationId: 'getNoticeChoices', summary: 'Como a própria pessoa quer receber cada aviso' })
  @ApiOkResponse({ type: NoticeChoicesResponse })
  read(@CurrentSession() session: Session): Promise<NoticeChoicesResponse> {
    return this.choices.read(session);
  }

  @Put()
  @Access('content.read')
  @ApiOperation({ operationId: 'chooseNotices', summary: 'Escolhe como receber cada aviso' })
  @ApiOkResponse({ type: NoticeChoicesResponse })
  @ApiErrors(400, 422)
  choose(
    @CurrentSession() session: Session,
    @Body() body: ChooseNoticesRequest,
  ): Promise<NoticeChoicesResponse> {
    return this.choices.choose(session, body);
  }
}
