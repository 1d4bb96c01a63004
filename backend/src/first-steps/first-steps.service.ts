import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import { FIRST_ADMINISTRATOR_EMAIL, OneTimeTokensService, OwnPasswordService } from '../auth/index.js';
import { IS_ACTIVE_MEMBER, MEMBERS } from '../ministers/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/clock.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { datesOfMonth, monthOf, yearOf } from '../platform/dates/month.js';
import { conflict, notPossible } from '../platform/errors/app-error.js';
import { Setting } from '../platform/settings/setting.entity.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import {
  availabilityOptions,
  MassesService,
  MassRulesService,
  RULES_OF_START,
  TIMETABLE_CHOICE,
  type TimetableStart,
} from '../timetable/index.js';
import {
  FIRST_STEPS,
  type FirstAccountRequest,
  type FirstStep,
  type FirstStepsResponse,
  type TimetablePreviewResponse,
} from './first-steps.dto.js';

/** The row of `setting` that says that the card was put away. */
const PUT_AWAY = 'firstStepsPutAway';
const PREVIEWED_MONTHS = 12;

/** The way of a new parish to its first published roster: what is done is seen from what is there. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly ownPassword: OwnPasswordService,
    private readonly links: OneTimeTokensService,
    private readonly masses: MassesService,
    private readonly massRules: MassRulesService,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<FirstStepsResponse> {
    const { rows } = await sql<Record<FirstStep | 'putAway', boolean>>`
      with own_schedule as (select id, published_at from schedule where not imported)
      select
        not exists (select from user_account
          where email = ${FIRST_ADMINISTRATOR_EMAIL} and disabled_at is null and erased_at is null) as account,
        exists (select from setting where name = 'parishName') as parish,
        exists (select from setting where name = ${TIMETABLE_CHOICE}) or exists (select from own_schedule) as timetable,
        exists (select from ${MEMBERS} where ${IS_ACTIVE_MEMBER}) as people,
        exists (select from ${MEMBERS} where ${IS_ACTIVE_MEMBER} and (u.password_hash is not null
          or exists (select from one_time_token t where t.user_id = u.id and t.purpose = 'setup'))) as invitations,
        exists (select from user_account
          where role = 'coordenador' and disabled_at is null and erased_at is null) as coordinators,
        exists (select from own_schedule) as schedule,
        exists (select from questionnaire where status <> 'draft') as questionnaire,
        exists (select from own_schedule where published_at is not null) as publication,
        exists (select from setting where name = ${PUT_AWAY} and value = 'true') as "putAway"`.execute(
      this.em.getKysely(),
    );
    const { putAway, ...done } = rows[0]!;
    return {
      putAway,
      finished: done.publication,
      steps: FIRST_STEPS.map((step) => ({ step, done: done[step] })),
    };
  }

  async putAway(putAway: boolean): Promise<FirstStepsResponse> {
    await this.em.upsert(Setting, { name: PUT_AWAY, value: putAway });
    return this.read();
  }

  /**
   * Makes the account that the system began with that of a person. Links sent to the address before end.
   * @returns the address with which they sign in from now on.
   * @throws AppError 400 when the password is wrong, 409 when the address is taken, 422 when the account is somebody's.
   */
  async nameAccount(session: Session, { name, email, password }: FirstAccountRequest): Promise<string> {
    const { id } = await this.ownPassword.expect(session, password, 'name-account', {
      field: 'password',
      message: 'A senha não confere.',
    });
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, id);
      if (user.email !== FIRST_ADMINISTRATOR_EMAIL)
        throw notPossible('account-named', 'Esta conta já tem o nome e o e-mail de alguém.');
      if (await em.count(User, { email })) {
        const message = 'Este e-mail já é de outra conta. Escolha outro.';
        throw conflict('email-taken', message, { email: message });
      }
      user.name = name;
      user.email = email;
      await this.links.revokeAll(em, id);
      this.audit.record(em, { action: 'account-named', subject: { type: 'user', id } });
      return email;
    });
  }

  /** What a timetable would give, from the next month on. */
  async previewTimetable(start: TimetableStart): Promise<TimetablePreviewResponse> {
    const rules = RULES_OF_START[start];
    const { timeZone } = await this.settings.read();
    const masses = await this.masses.massesOfPeriod(
      datesOfNextMonths(instantToLocal(this.clock.now(), timeZone).date),
      rules,
    );
    return {
      options: availabilityOptions(rules).map(({ label }) => label),
      masses: masses.map(({ date, time, description, requiredMinisters, warnings }) => ({
        date,
        time,
        description,
        requiredMinisters,
        warnings,
      })),
    };
  }

  /** @throws AppError 422 once there is a schedule: its masses, and the answers about them, came of the timetable. */
  async chooseTimetable(start: TimetableStart): Promise<FirstStepsResponse> {
    const { steps } = await this.read();
    if (steps.some(({ step, done }) => step === 'schedule' && done))
      throw notPossible(
        'schedules-exist',
        'Já há uma escala feita deste cronograma. Mude-o missa por missa, em “Cronograma padrão”.',
      );
    await this.massRules.startWith(start);
    return this.read();
  }
}

/** The days of the twelve months after that of a day. */
function datesOfNextMonths(today: string): string[] {
  return Array.from({ length: PREVIEWED_MONTHS }, (_, ahead) => {
    const month = monthOf(today) + ahead;
    return datesOfMonth(yearOf(today) + Math.floor(month / 12), (month % 12) + 1);
  }).flat();
}
