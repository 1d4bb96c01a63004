import type { EntityManager } from '@mikro-orm/postgresql';
import { PasswordsService } from '../src/auth/passwords.service.js';
import { nameKey, skeletonOf } from '../src/platform/text.js';
import { BlockedDate } from '../src/ministers/blocked-date.entity.js';
import { FamilyRelationship } from '../src/ministers/family-relationship.entity.js';
import { Minister } from '../src/ministers/minister.entity.js';
import { ScheduleName } from '../src/registrations/schedule-name.entity.js';
import { RegistrationRequest } from '../src/registrations/registration-request.entity.js';
import { ConsentRecord, ConsentTextRecord } from '../src/consents/consent-record.entity.js';
import { consentText, wordsOf } from '../src/platform/settings/consent-text.js';
import { DEFAULT_SETTINGS } from '../src/platform/settings/settings.js';
import { User } from '../src/accounts/user.entity.js';
import type { DemoMoment } from './demo-moment.js';
import { madeAt } from './demo-moment.js';
import { photoFile } from './demo-photos.js';
import type { DemoFamily } from './families.js';
import { DEMO_SETTINGS } from './demo-settings.js';
import { DEMO_LOGINS, type DemoAccount, type DemoPerson } from './people.js';
import { SeededRandom } from './random.js';
import type { DemoRequest } from './requests.js';

export const DEMO_PASSWORD = 'partilha-demo';

const CONSENT = consentText({ ...DEFAULT_SETTINGS, ...DEMO_SETTINGS });

/** Everybody asked to join, and was approved, so many days ago: before the oldest schedule was made. */
const JOINED_DAYS_AGO = [130, 260] as const;

/** A person of the demonstration and the record made of them. */
export interface ServingPerson {
  person: DemoPerson;
  minister: Minister & { user: User };
}

/** The people as stored. */
export interface PeopleRecords {
  logins: Record<keyof typeof DEMO_LOGINS, User>;
  /** All ministers, inactive ones included. */
  ministers: ServingPerson[];
  /** All requests to join: approved, pending and rejected. */
  requests: RegistrationRequest[];
}

interface People {
  accounts: readonly DemoAccount[];
  people: readonly DemoPerson[];
  families: readonly DemoFamily[];
  requests: readonly DemoRequest[];
}

/** Stores accounts, ministers, families and requests to join. Only the four demo logins have a password. */
export async function storePeople(
  em: EntityManager,
  seed: string,
  moment: DemoMoment,
  { accounts, people, families, requests }: People,
): Promise<PeopleRecords> {
  const random = new SeededRandom(seed).fork('people-records');
  const passwordHash = await new PasswordsService({ cheapPasswords: false }).hash(DEMO_PASSWORD);
  const founded = moment.daysAgo(300, '09:00');

  const users = accounts.map((account) => confirmed(madeAt(new User(account), founded)));
  const administrator = users.find(({ role }) => role === 'admin')!;
  const approved = people.map((person) =>
    approve(person, { seed, moment, administrator, random: random.fork(person.key) }),
  );
  const ministers = approved.map(({ person, minister }) => ({ person, minister }));
  const byEmail = new Map(
    [...users, ...approved.map(({ minister }) => minister.user)].map((user) => [user.email, user]),
  );
  const logins = {
    admin: byEmail.get(DEMO_LOGINS.admin)!,
    reitor: byEmail.get(DEMO_LOGINS.reitor)!,
    coordenador: byEmail.get(DEMO_LOGINS.coordenador)!,
    ministro: byEmail.get(DEMO_LOGINS.ministro)!,
  };
  for (const user of Object.values(logins)) user.passwordHash = passwordHash;

  const others = requests.map((request) => requestRecord(request, administrator));
  const names = [
    ...ministers.map(({ minister }) => claim(minister.scheduleName, { minister })),
    ...others
      .filter(({ status }) => status === 'pending')
      .map((request) => claim(request.scheduleName, { request })),
  ];
  em.persist([
    ...users,
    ...approved.flatMap(({ minister, request, blockedDates }) => [
      minister.user,
      minister,
      request,
      ...blockedDates,
    ]),
    ...others,
    ...names,
    ...relationships(families, ministers, founded),
  ]);
  await em.flush();
  await storeConsents(em, [...users, ...ministers.map(({ minister }) => minister.user)]);
  return { logins, ministers, requests: [...approved.map(({ request }) => request), ...others] };
}

interface Approval {
  seed: string;
  moment: DemoMoment;
  administrator: User;
  random: SeededRandom;
}

/** The records of somebody whose request was approved. */
function approve(person: DemoPerson, { seed, moment, administrator, random }: Approval) {
  const days = random.int(...JOINED_DAYS_AGO);
  const askedAt = moment.daysAgo(days, `${random.int(10, 20)}:${random.int(10, 59)}`);
  const reviewedAt = moment.daysAgo(days - random.int(1, 4), `${random.int(10, 19)}:${random.int(10, 59)}`);

  const user = confirmed(
    madeAt(new User({ email: person.email, name: person.fullName, role: person.role }), reviewedAt),
  );
  const minister = Object.assign(madeAt(new Minister({ ...person, user }), reviewedAt), {
    user,
    availability: person.availability,
    baptismDate: person.baptismDate,
    confirmationDate: person.confirmationDate,
    marriageDate: person.marriageDate,
    photoFile: photoFile(seed, person),
    isActive: person.isActive,
    maxDutiesPerMonth: person.maxDutiesPerMonth,
    mandateUntil: person.mandateUntil,
    sharesPhone: person.sharesPhone,
  });
  const request = new RegistrationRequest({
    ...person,
    hasFamilyInMinistry: person.household !== null,
    consent: {
      version: CONSENT.version,
      at: askedAt.toISOString(),
      address: `203.0.113.${random.int(1, 254)}`,
      guardianName: null,
    },
  });
  request.status = 'approved';
  request.createdAt = askedAt;
  request.updatedAt = reviewedAt;
  request.reviewedBy = administrator;
  request.reviewedAt = reviewedAt;
  request.role = person.role;
  request.user = user;
  const blockedDates = person.blockedDates.map(({ date, reason }) =>
    madeAt(new BlockedDate({ minister, date, reason }), moment.daysAgo(10, '20:00')),
  );
  return { person, minister, request, blockedDates };
}

/** The record of a request that is pending or was rejected. */
function requestRecord(
  { consent, status, reviewComments, createdAt, reviewedAt, ...values }: DemoRequest,
  administrator: User,
): RegistrationRequest {
  const request = madeAt(
    new RegistrationRequest({ ...values, consent: { ...consent, version: CONSENT.version } }),
    new Date(createdAt),
  );
  request.status = status;
  if (reviewedAt === null) return request;
  request.reviewComments = reviewComments;
  request.reviewedBy = administrator;
  request.reviewedAt = new Date(reviewedAt);
  request.updatedAt = request.reviewedAt;
  return request;
}

/** Everybody has agreed to the parish's text. */
async function storeConsents(em: EntityManager, users: readonly User[]): Promise<void> {
  await em.insert(ConsentTextRecord, { hash: CONSENT.version, text: wordsOf(CONSENT) });
  const text = em.getReference(ConsentTextRecord, CONSENT.version);
  await em.insertMany(
    ConsentRecord,
    users.map(({ id, createdAt }) => ({ userId: id, text, at: createdAt })),
  );
}

/** The account as one whose owner has opened the setup link. */
function confirmed(user: User): User {
  user.emailVerifiedAt = user.createdAt;
  return user;
}

function claim(name: string, holder: Partial<Pick<ScheduleName, 'minister' | 'request'>>): ScheduleName {
  return Object.assign(new ScheduleName(), { key: nameKey(name), skeleton: skeletonOf(name), ...holder });
}

/** Each pair from both sides. */
function relationships(
  families: readonly DemoFamily[],
  ministers: readonly ServingPerson[],
  at: Date,
): FamilyRelationship[] {
  const byKey = new Map(ministers.map(({ person, minister }) => [person.key, minister]));
  return families.flatMap(({ ministerKey, relatedKey, relationshipType, inverseType, wish }) => {
    const minister = byKey.get(ministerKey)!;
    const relatedMinister = byKey.get(relatedKey)!;
    return [
      new FamilyRelationship({ minister, relatedMinister, relationshipType, wish }),
      new FamilyRelationship({
        minister: relatedMinister,
        relatedMinister: minister,
        relationshipType: inverseType,
        wish,
      }),
    ].map((record) => madeAt(record, at));
  });
}
