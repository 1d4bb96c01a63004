import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OwnPasswordService } from '../auth/index.js';
import { EmailDetailResponse, EmailsService } from '../mail/index.js';
import { InboxService } from '../messages/index.js';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { OpenEmailRequest } from './users.dto.js';

/** Kept e-mails whose link opens somebody's account: without a mail server an administrator hands them over. */
@ApiTags('E-mails')
@Controller('emails')
export class SealedEmailsController {
  constructor(
    private readonly em: EntityManager,
    private readonly emails: EmailsService,
    private readonly ownPassword: OwnPasswordService,
    private readonly inbox: InboxService,
    private readonly audit: AuditService,
  ) {}

  @Post(':id/open')
  @Access('emails.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'openEmail',
    summary: 'Um e-mail guardado, com o link que abre uma conta; pede a própria senha, e a pessoa é avisada',
  })
  @ApiOkResponse({ type: EmailDetailResponse })
  @ApiErrors(400, 404, 429)
  async open(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() { password }: OpenEmailRequest,
  ): Promise<EmailDetailResponse> {
    await this.ownPassword.expect(session, password, 'open-email', {
      field: 'password',
      message: 'A senha não confere.',
    });
    const email = await this.emails.open(id);
    await this.em.transactional(async (em) => {
      this.audit.record(em, {
        action: 'email-opened',
        subject: { type: 'email', id },
        details: { mail: email.mail, userId: email.userId },
      });
      if (email.userId !== null)
        await this.inbox.deliver(em, [email.userId], {
          title: 'Um administrador abriu um e-mail seu',
          content: `${session.name} abriu o e-mail “${email.label}”, que estava guardado para você com um link da sua conta. Se você não esperava por isso, crie uma nova senha no seu perfil e fale com a coordenação.`,
          priority: 'high',
          link: '/profile',
        });
    });
    return email;
  }
}
