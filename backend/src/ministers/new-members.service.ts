import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { deleteAccounts, type User } from '../accounts/index.js';
import { deleteMailsAbout } from '../mail/index.js';
import { conflict } from '../platform/errors/app-error.js';
import { Minister, type Experience } from './minister.entity.js';
import { ScheduleNamesService } from './schedule-names.service.js';

type Optional = Partial<
  Pick<
    Minister,
    | 'phone'
    | 'birthDate'
    | 'availability'
    | 'baptismDate'
    | 'confirmationDate'
    | 'marriageDate'
    | 'maxDutiesPerMonth'
    | 'mandateUntil'
    | 'sharesPhone'
    | 'sharesEmail'
    | 'isActive'
  >
>;

/** Somebody who becomes a member without having asked: typed in or imported by the coordination. */
export interface NewMember extends Optional {
  user?: User | null;
  fullName: string;
  scheduleName: string;
  experience: Experience;
}

export const NAME_TAKEN = 'O nome na escala já está sendo usado. Escolha outro nome.';

/** Makes members, one or a whole parish, in the caller's transaction. */
@Injectable()
export class NewMembersService {
  constructor(private readonly names: ScheduleNamesService) {}

  /** @throws AppError 409 when one of the schedule names is taken, also by another of these people. */
  async add(em: EntityManager, people: readonly NewMember[]): Promise<Minister[]> {
    const ministers = people.map(({ user, fullName, scheduleName, experience, ...rest }) =>
      Object.assign(new Minister({ user: user ?? null, fullName, scheduleName, experience }), rest),
    );
    await em.persist(ministers).flush();
    if (!(await this.names.claimForMinisters(em, ministers)))
      throw conflict('schedule-name-taken', NAME_TAKEN, { scheduleName: NAME_TAKEN });
    return ministers;
  }

  /** Takes members back who have not come in and never served, with their accounts and the mails about them. */
  async remove(em: EntityManager, ministerIds: readonly number[]): Promise<void> {
    const { rows } = await sql<{ userId: number | null }>`
      delete from minister where id = any(${[...ministerIds]}::int[])
      returning user_id as "userId"`.execute(em.getKysely());
    const userIds = rows.flatMap(({ userId }) => userId ?? []);
    await deleteMailsAbout(em, { userIds, ministerIds });
    await deleteAccounts(em, userIds);
  }
}
