import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { CannotComeRequest, DutyLinkResponse } from './duty-links.dto.js';
import { DutyRepliesService } from './duty-replies.service.js';

/** What the link of a reminder opens: one place of one person. Opening it changes nothing about the place. */
@ApiTags('Minha escala')
@Controller('duty-links')
export class DutyLinksController {
  constructor(private readonly replies: DutyRepliesService) {}

  @Get(':token')
  @Public()
  @ApiOperation({ operationId: 'readDutyLink', summary: 'A missa de que trata o link de um lembrete' })
  @ApiOkResponse({ type: DutyLinkResponse })
  @ApiErrors(404)
  read(@Param('token') token: string): Promise<DutyLinkResponse> {
    return this.replies.read(token);
  }

  @Post(':token/confirm')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmByLink', summary: '“Confirmo”, pelo link de um lembrete' })
  @ApiOkResponse({ type: DutyLinkResponse })
  @ApiErrors(404, 422)
  confirm(@Param('token') token: string): Promise<DutyLinkResponse> {
    return this.replies.confirmByLink(token);
  }

  @Post(':token/decline')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'declineByLink',
    summary: '“Não poderei”, pelo link de um lembrete: pede substituição',
  })
  @ApiOkResponse({ type: DutyLinkResponse })
  @ApiErrors(400, 404, 409, 422, 429)
  decline(@Param('token') token: string, @Body() body: CannotComeRequest): Promise<DutyLinkResponse> {
    return this.replies.declineByLink(token, body);
  }
}
