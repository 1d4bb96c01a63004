import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { User } from '../accounts/index.js';
import { conflict } from '../platform/errors/app-error.js';
import { nameKey, skeletonOf } from '../platform/text.js';
import { Minister, type Experience } from './minister.entity.js';

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
  /** @throws AppError 409 when one of the schedule names is taken, also by another of these people. */
  async add(em: EntityManager, people: readonly NewMember[]): Promise<Minister[]> {
    const ministers = people.map(({ user, fullName, scheduleName, experience, ...rest }) =>
      Object.assign(new Minister({ user: user ?? null, fullName, scheduleName, experience }), rest),
    );
    await em.persist(ministers).flush();
    const { rows } = await sql`
      insert into schedule_name (key, skeleton, minister_id)
      select * from unnest(${people.map(({ scheduleName }) => nameKey(scheduleName))}::text[],
        ${people.map(({ scheduleName }) => skeletonOf(scheduleName))}::text[], ${ministers.map(({ id }) => id)}::int[])
      on conflict do nothing returning key`.execute(em.getKysely());
    if (rows.length < people.length)
      throw conflict('schedule-name-taken', NAME_TAKEN, { scheduleName: NAME_TAKEN });
    return ministers;
  }
}
