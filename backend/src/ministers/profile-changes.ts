import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { isMinorOn } from '../platform/dates/age.js';
import { invalid } from '../platform/errors/app-error.js';
import { labelOf } from '../platform/fields/labels.js';
import { toExperience } from './experience.js';
import { PROFILE_FIELDS, type Minister } from './minister.entity.js';
import type { UpdateMinisterRequest } from './ministers.dto.js';

type Field = keyof UpdateMinisterRequest;

const SHARING = ['sharesPhone', 'sharesEmail'] as const satisfies readonly Field[];
const SACRAMENTS = ['baptismDate', 'confirmationDate', 'marriageDate'] as const satisfies readonly Field[];

/**
 * The part of a request that the caller's role may change; the rest is left out.
 * @throws AppError 400 for somebody who leaves themselves without a telephone; the coordination may not know one.
 */
export function permittedChanges({ role }: Session, body: UpdateMinisterRequest): UpdateMinisterRequest {
  const mayAll = can(role, 'people.write');
  if (!mayAll && body.phone === null) {
    const message = `${labelOf('phone')}: informe um telefone com DDD, como +55 (15) 99999-9999.`;
    throw invalid(message, { phone: message });
  }
  const fields = Object.entries(PROFILE_FIELDS).filter(
    ([, { changedBy }]) => changedBy === 'oneself' || (mayAll && changedBy === 'coordination'),
  );
  const names = fields.map(([name]) => name as Field).filter((name) => body[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

/**
 * @param today local date in the parish's zone.
 * @throws AppError 400 for a changed date that lies in the future, before the birth, or in the wrong order.
 */
export function checkSacramentDates(minister: Minister, changes: UpdateMinisterRequest, today: string): void {
  const after = { ...minister, ...changes };
  const refuse = (field: Field, reason: string) => {
    const message = `${labelOf(field)}: ${reason}`;
    throw invalid(message, { [field]: message });
  };
  if (changes.birthDate && changes.birthDate > today) refuse('birthDate', 'a data ainda não chegou.');
  for (const field of SACRAMENTS) {
    const date = changes[field];
    if (!date) continue;
    if (date > today) refuse(field, 'a data ainda não chegou.');
    if (after.birthDate && date < after.birthDate) refuse(field, 'a data é anterior ao nascimento.');
  }
  const { baptismDate, confirmationDate } = after;
  const changed = changes.baptismDate !== undefined || changes.confirmationDate !== undefined;
  if (changed && baptismDate && confirmationDate && confirmationDate < baptismDate)
    refuse('confirmationDate', 'a data é anterior ao batismo.');
}

/** @throws AppError 400 when telephone or e-mail of somebody under 18 would be shown. */
export function checkSharing(minister: Minister, changes: UpdateMinisterRequest, today: string): void {
  const after = { ...minister, ...changes };
  const field = SHARING.find((name) => after[name]);
  if (!field || !after.birthDate || !isMinorOn(today, after.birthDate)) return;
  const message = `${labelOf(field)}: antes dos 18 anos, telefone e e-mail ficam só com a coordenação. Desmarque para salvar.`;
  throw invalid(message, { [field]: message });
}

/** Writes permitted changes to the record, but for the full name. */
export function applyChanges(minister: Minister, changes: Omit<UpdateMinisterRequest, 'fullName'>): void {
  const { experience, availability, profileImagePosition: position, ...rest } = changes;
  Object.assign(minister, rest);
  if (experience !== undefined) minister.experience = toExperience(experience);
  if (availability !== undefined) minister.availability = [...new Set(availability)];
  if (position !== undefined) minister.profileImagePosition = { x: position.x, y: position.y };
}
