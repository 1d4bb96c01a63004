import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { EmailDetailResponse, EmailKindResponse, EmailResponse } from './emails.dto.js';
import { EMAIL_LIST, EmailsService } from './emails.service.js';

@ApiTags('E-mails')
@Controller('emails')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  @Get()
  @Access('emails.manage')
  @Traced('list-read', 'email')
  @ApiOperation({ operationId: 'listEmails', summary: 'E-mails enviados, na fila e com problema' })
  @ApiList(EMAIL_LIST)
  @ApiOkResponse({ type: [EmailResponse] })
  @ApiErrors(400)
  list(@List(EMAIL_LIST) query: ListQuery): Promise<Page<EmailResponse>> {
    return this.emails.list(query);
  }

  @Get('kinds')
  @Access('emails.manage')
  @ApiOperation({ operationId: 'listEmailKinds', summary: 'Os e-mails que o sistema envia' })
  @ApiOkResponse({ type: [EmailKindResponse] })
  kinds(): Promise<EmailKindResponse[]> {
    return this.emails.kinds();
  }

  @Get(':id')
  @Access('emails.manage')
  @ApiOperation({
    operationId: 'getEmail',
    summary: 'Um e-mail; com o texto, quando está guardado aqui e não abre a conta de ninguém',
  })
  @ApiOkResponse({ type: EmailDetailResponse })
  @ApiErrors(404)
  get(@IdParam() id: number): Promise<EmailDetailResponse> {
    return this.emails.detail(id);
  }

  @Post(':id/resend')
  @Access('emails.manage')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resendEmail', summary: 'Envia de novo, com dados atuais e link novo' })
  @ApiOkResponse({ type: EmailResponse })
  @ApiErrors(404, 422)
  resend(@IdParam() id: number): Promise<EmailResponse> {
    return this.emails.resend(id);
  }
}
