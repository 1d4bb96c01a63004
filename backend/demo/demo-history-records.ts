import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEvent, type AuditAction } from '../src/platform/audit/audit-event.entity.js';
import { ROLE_LABELS } from '../src/platform/access/permissions.js';
import { MINUTE } from '../src/platform/clock.js';
import { EmailMessage } from '../src/mail/email-message.entity.js';
import { loadMail, type MailMass, type MailName, type MailVariables } from '../src/mail/define-mail.js';
import type { User } from '../src/accounts/user.entity.js';
import type { DemoMoment } from './demo-moment.js';
import type { PeopleRecords } from './demo-people-records.js';
import type { DemoMonth } from './demo-schedules.js';

/** Setup mails of those approved last; the older ones are past keeping. */
const SETUP_MAILS = 12;

interface SentMail<Name extends MailName> {
  mail: Name;
  to: string;
  user?: User;
  refs: EmailMessage['refs'];
  dedupeKey: string;
  /** What the subject is made of. */
  variables: MailVariables[Name];
  at: Date;
}

/** Stores the trace that the parish's past has left: e-mails sent and audit events. */
export class DemoHistory {
  constructor(
    private readonly em: EntityManager,
    private readonly moment: DemoMoment,
    private readonly people: PeopleRecords,
    private readonly months: readonly DemoMonth[],
  ) {}

  async store(): Promise<void> {
    const mails = await Promise.all([
      ...this.registrationMails(),
      ...this.questionnaireMails(),
      ...this.rosterMails(),
    ]);
    await this.em.insertMany(EmailMessage, inOrder(mails));
    await this.em.insertMany(
      AuditEvent,
      inOrder([...this.reviews(), ...this.coordination(), ...this.logins()]),
    );
  }

  private registrationMails() {
    const approved = this.people.requests
      .filter(({ status }) => status === 'approved')
      .sort((a, b) => b.reviewedAt!.getTime() - a.reviewedAt!.getTime())
      .slice(0, SETUP_MAILS)
      .map(({ id, user, reviewedAt }) =>
        sent({
          mail: 'setup',
          to: user!.email,
          user: user!,
          refs: { userId: user!.id },
          dedupeKey: `setup:request-${id}`,
          variables: { name: user!.name, roleLabel: ROLE_LABELS[user!.role], link: '' },
          at: reviewedAt!,
        }),
      );
    const others = this.people.requests.filter(({ status }) => status !== 'approved');
    const received = others.map(({ id, email, createdAt }) =>
      sent({
        mail: 'request-received',
        to: email,
        refs: { requestId: id },
        dedupeKey: `request-received:${id}`,
        variables: {},
        at: createdAt,
      }),
    );
    const rejected = others
      .filter(({ reviewedAt }) => reviewedAt !== null)
      .map(({ id, email, fullName, reviewComments, reviewedAt }) =>
        sent({
          mail: 'request-rejected',
          to: email,
          refs: { requestId: id },
          dedupeKey: `request-rejected:${id}`,
          variables: { name: fullName, reason: reviewComments ?? '', link: '' },
          at: reviewedAt!,
        }),
      );
    return [...approved, ...received, ...rejected];
  }

  /** The question about the next month, to everybody who serves. */
  private questionnaireMails() {
    return this.months
      .map(({ questionnaire }) => questionnaire)
      .filter(({ status }) => status === 'sent')
      .flatMap(({ id, round, title, sentAt }) =>
        this.people.ministers
          .filter(({ person }) => person.isActive)
          .map(({ minister }) =>
            sent({
              mail: 'questionnaire-sent',
              to: minister.user.email,
              user: minister.user,
              refs: { questionnaireId: id, round, ministerId: minister.id },
              dedupeKey: `questionnaire:${id}:${round}:${minister.id}`,
              variables: { name: minister.scheduleName, title, link: '', isPersonal: false },
              at: sentAt!,
            }),
          ),
      );
  }

  /** The present month's roster, to everybody with a place in it. */
  private rosterMails() {
    return this.months
      .filter(({ schedule }) => schedule.status === 'published')
      .flatMap(({ schedule, slots, roster }) => {
        const publication = schedule.publishedAt!.toISOString();
        return this.people.ministers.flatMap(({ minister }) => {
          const own = new Set(
            roster!.assignments.filter((place) => place.minister === minister.id).map(({ slot }) => slot),
          );
          if (own.size === 0) return [];
          const masses: MailMass[] = slots
            .filter(({ id }) => own.has(id))
            .map(({ id, date, time, description }) => ({ uid: String(id), date, time, description }));
          return sent({
            mail: 'roster-published',
            to: minister.user.email,
            user: minister.user,
            refs: { scheduleId: schedule.id, ministerId: minister.id, publication },
            dedupeKey: `roster:${schedule.id}:${publication}:${minister.id}`,
            variables: {
              name: minister.user.name,
              title: schedule.title,
              masses,
              followsCalendar: false,
              link: '',
            },
            at: schedule.publishedAt!,
          });
        });
      });
  }

  private reviews() {
    const { admin } = this.people.logins;
    return this.people.requests
      .filter(({ reviewedAt }) => reviewedAt !== null)
      .map(({ id, status, user, role, reviewedAt }) => {
        const action = status === 'approved' ? 'registration-approved' : 'registration-rejected';
        const details = user && { userId: user.id, role };
        return event(action, admin, reviewedAt!, {
          type: 'registration-request',
          id,
          ...(details && { details }),
        });
      });
  }

  private coordination() {
    const { coordenador } = this.people.logins;
    return this.months.flatMap(({ schedule, slots, questionnaire, roster }) => {
      const { id, round, sentAt } = questionnaire;
      const details = { round, masses: slots.length };
      const asked = event('questionnaire-sent', coordenador, sentAt!, { type: 'questionnaire', id, details });
      if (!roster || !schedule.publishedAt) return [asked];
      const places = slots.reduce((sum, { requiredMinisters }) => sum + requiredMinisters, 0);
      const published = event('schedule-published', coordenador, schedule.publishedAt, {
        type: 'schedule',
        id: schedule.id,
        details: { places, filled: roster.assignments.length },
      });
      return [asked, published];
    });
  }

  private logins() {
    const { admin, coordenador, reitor, ministro } = this.people.logins;
    return [admin, coordenador, reitor, ministro].flatMap((user, index) =>
      [1, 3, 6].map((days) =>
        event('login', user, this.moment.daysAgo(days + index, `${18 + index}:${12 + days}`), {
          type: 'user',
          id: user.id,
        }),
      ),
    );
  }
}

/** The row of a mail that was sent, with the subject that its template gives. */
async function sent<Name extends MailName>({ mail, user, variables, at, ...order }: SentMail<Name>) {
  const { subject } = await loadMail(mail);
  const sentAt = new Date(at.getTime() + MINUTE);
  return {
    ...order,
    mail,
    user: user?.id ?? null,
    status: 'sent' as const,
    subject: subject(variables),
    attempts: 1,
    sentAt,
    createdAt: at,
    updatedAt: sentAt,
  };
}

interface Subject {
  type: string;
  id: number;
  details?: Record<string, unknown>;
}

function event(action: AuditAction, actor: User, at: Date, { type, id, details = {} }: Subject) {
  return { at, actorId: actor.id, action, subjectType: type, subjectId: id, details };
}

/** Rows in the order in which they came to be: ids follow time. */
function inOrder<Row extends { at: Date } | { createdAt: Date }>(rows: readonly Row[]): Row[] {
  const instant = (row: Row) => ('at' in row ? row.at : row.createdAt).getTime();
  return [...rows].sort((a, b) => instant(a) - instant(b));
}
