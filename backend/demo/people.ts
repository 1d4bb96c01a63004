import { addDays } from '../src/platform/dates/month.js';
import type { Experience } from '../src/ministers/experience.js';
import type { AvailabilityOption } from '../src/timetable/availability-options.js';
import { dayOfOption, demoAvailability } from './availability.js';
import { planHouseholds, type HouseholdRole, type Member } from './households.js';
import { takeEmail, takePhone, takeScheduleName, type Gender } from './names.js';
import { demoPortrait, type PortraitDescriptor } from './portrait.js';
import { SeededRandom, type Weighted } from './random.js';
import { confirmationDateFor, baptismDateFor, marriageDateFor, years } from './sacraments.js';

/** A minister of the demonstration parish; dates are `YYYY-MM-DD`. */
export interface DemoPerson {
  /** Stable within a seed, such as 'm017'; `household` and `demoFamilies` refer to it. */
  key: string;
  fullName: string;
  scheduleName: string;
  gender: Gender;
  email: string;
  phone: string;
  birthDate: string;
  /** Years completed on the day the parish is made. */
  age: number;
  role: 'ministro' | 'coordenador';
  isActive: boolean;
  experience: Experience;
  availability: string[];
  baptismDate: string | null;
  confirmationDate: string | null;
  marriageDate: string | null;
  maxDutiesPerMonth: number | null;
  mandateUntil: string | null;
  sharesPhone: boolean;
  blockedDates: { date: string; reason: string }[];
  /** Null: no photo, the initials are shown. */
  portrait: PortraitDescriptor | null;
  /** People of one household are relatives; null for those who serve without any. */
  household: { id: string; role: HouseholdRole } | null;
}

/** An account that only administers or reads, without a minister's record. */
export interface DemoAccount {
  email: string;
  name: string;
  role: 'admin' | 'reitor';
  portrait: PortraitDescriptor;
}

export const DEMO_LOGINS = {
  admin: 'admin@demo.local',
  reitor: 'reitor@demo.local',
  coordenador: 'coordenacao@demo.local',
  ministro: 'ministro@demo.local',
} as const;

const ACTIVE = 160;
const INACTIVE = 9;
/** How many active mandates end within the next six weeks. */
const EXPIRING_SOON = 6;

const MAXIMUM_DUTIES: Weighted<number | null>[] = [
  [null, 3],
  [2, 2],
  [3, 4],
  [4, 6],
  [5, 2],
  [6, 1],
];

/** What is fixed in the faces of the serving demo logins. */
const LOGIN_PORTRAITS = {
  coordenador: {
    skin: '#C1855B',
    hairStyle: 'wavy',
    hair: '#3A261B',
    clothing: 'vestment',
    clothingColor: '#FDFBF6',
    glasses: 'none',
  },
  ministro: {
    skin: '#E5B48C',
    hairStyle: 'sidePart',
    hair: '#3A261B',
    beard: 'full',
    clothing: 'collar',
    clothingColor: '#4F6D7A',
    glasses: 'square',
  },
} as const satisfies Record<string, Partial<PortraitDescriptor>>;

const BLOCK_REASONS = [
  'Viagem em família',
  'Férias',
  'Plantão no trabalho',
  'Retiro espiritual',
  'Casamento na família',
  'Curso fora da cidade',
  'Mudança de casa',
];

/**
 * The ministers of the demonstration parish: at least 155 active ones of 25 to 80 years and a few inactive, all
 * invented. The coordinator's and the minister's demo logins are the first two.
 *
 * @param seed the same seed and day give the same people
 * @param today `YYYY-MM-DD`; ages and dates count from it
 * @param options the parish's availability options
 */
export function demoPeople(
  seed: number | string,
  today: string,
  options: readonly AvailabilityOption[],
): DemoPerson[] {
  const root = new SeededRandom(seed).fork('people');
  const taken = { scheduleNames: new Set<string>(), emails: new Set<string>(), phones: new Set<string>() };
  const members = planHouseholds(root.fork('households'), ACTIVE + INACTIVE, today);
  const firstInactive = members.length - INACTIVE;
  const expiring = new Set(
    root.fork('mandates').sample(
      Array.from({ length: ACTIVE - 2 }, (_, i) => i + 2),
      EXPIRING_SOON,
    ),
  );

  return members.map((member, index): DemoPerson => {
    const key = `m${String(index + 1).padStart(3, '0')}`;
    const random = root.fork(key);
    const isActive = index < firstInactive;
    const { given, surnames, gender, age, birthDate } = member;
    const baptismDate = baptismDateFor(birthDate, age, random);
    return {
      key,
      fullName: [given, ...surnames].join(' '),
      scheduleName: takeScheduleName(given, surnames, taken.scheduleNames),
      gender,
      email: takeEmail(given, surnames.at(-1) ?? '', taken.emails),
      phone: takePhone(random, taken.phones),
      birthDate,
      age,
      role: 'ministro',
      isActive,
      experience: pickExperience(age, random),
      availability: demoAvailability(age, options, random),
      baptismDate: random.chance(0.85) ? baptismDate : null,
      confirmationDate: random.chance(0.8) ? confirmationDateFor(birthDate, baptismDate, age, random) : null,
      marriageDate: member.marriageDate ?? marriageDateFor(member, today, random),
      maxDutiesPerMonth: random.weighted(MAXIMUM_DUTIES),
      mandateUntil: mandateEnd(today, { isActive, isExpiring: expiring.has(index) }, random),
      sharesPhone: random.chance(0.8),
      blockedDates: random.chance(0.16) ? pickBlockedDates(today, random) : [],
      portrait: random.chance(0.72) ? demoPortrait(age, gender, random.fork('portrait')) : null,
      household: member.household,
      ...(member.login && loginProfile(member, member.login, today, options)),
    };
  });
}

/** What the two serving demo logins show: a complete profile, whatever the seed. */
function loginProfile(
  { age, birthDate, gender }: Member,
  login: 'coordenador' | 'ministro',
  today: string,
  options: readonly AvailabilityOption[],
): Partial<DemoPerson> {
  const baptismDate = addDays(birthDate, 49);
  return {
    email: DEMO_LOGINS[login],
    role: login,
    experience: 'mais-5-anos',
    availability: options
      .map(({ value }) => value)
      .filter((value) => dayOfOption(value) !== 'weekday' || value.startsWith('quinta')),
    baptismDate,
    confirmationDate: addDays(birthDate, years(15)),
    maxDutiesPerMonth: 4,
    mandateUntil: addDays(today, 400),
    sharesPhone: true,
    blockedDates: [12, 13].map((days) => ({ date: addDays(today, days), reason: 'Viagem em família' })),
    portrait: {
      ...demoPortrait(age, gender, new SeededRandom(login)),
      ...LOGIN_PORTRAITS[login],
    },
  };
}

/** The accounts of the demonstration parish that are not ministers: administrator and rector. */
export function demoAccounts(seed: number | string): DemoAccount[] {
  const random = new SeededRandom(seed).fork('accounts');
  return [
    {
      email: DEMO_LOGINS.admin,
      name: 'Cecília Quadros Lorenzetti',
      role: 'admin',
      portrait: demoPortrait(44, 'female', random.fork('admin')),
    },
    {
      email: DEMO_LOGINS.reitor,
      name: 'Pe. Anselmo Tardelli Vilas Novas',
      role: 'reitor',
      portrait: {
        ...demoPortrait(61, 'male', random.fork('reitor')),
        clothing: 'clerical',
        clothingColor: '#3B3024',
      },
    },
  ];
}

function pickExperience(age: number, random: SeededRandom): Experience {
  const settled = age >= 45;
  return random.weighted<Experience>([
    ['nunca-participei', 1],
    ['menos-1-ano', settled ? 1.5 : 4],
    ['1-3-anos', settled ? 4 : 6],
    ['3-5-anos', settled ? 4 : 3],
    ['mais-5-anos', settled ? 9 : age >= 30 ? 2 : 0],
  ]);
}

function mandateEnd(
  today: string,
  { isActive, isExpiring }: { isActive: boolean; isExpiring: boolean },
  random: SeededRandom,
): string | null {
  if (!isActive) return random.chance(0.6) ? addDays(today, -random.int(5, 300)) : null;
  if (isExpiring) return addDays(today, random.int(8, 42));
  return random.chance(0.6) ? addDays(today, random.int(120, 1000)) : null;
}

/** One or two absences of a few days in a row, between now and ten weeks ahead. */
function pickBlockedDates(today: string, random: SeededRandom): DemoPerson['blockedDates'] {
  const days = new Map<string, string>();
  for (let absence = random.int(1, 2); absence > 0; absence--) {
    const start = random.int(3, 70);
    const reason = random.pick(BLOCK_REASONS);
    const length = random.weighted([
      [1, 3],
      [3, 4],
      [8, 2],
      [12, 1],
    ]);
    for (let day = 0; day < length; day++) days.set(addDays(today, start + day), reason);
  }
  return [...days].map(([date, reason]) => ({ date, reason })).sort((a, b) => a.date.localeCompare(b.date));
}
