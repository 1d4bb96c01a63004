import { addDays } from '../src/platform/dates/month.js';
import { comparisonKey } from '../src/platform/text.js';
import { pickGivenName, SURNAMES, type Gender } from './names.js';
import type { SeededRandom } from './random.js';
import { birthDateFor, saturdayFrom, years } from './sacraments.js';

export type HouseholdRole = 'spouse' | 'parent' | 'child' | 'sibling';

/** Name, age and kin of one person, before everything else is filled in. */
export interface Member {
  given: string;
  /** Mother's side first; spouses share the last one, siblings both. */
  surnames: string[];
  gender: Gender;
  age: number;
  birthDate: string;
  household: { id: string; role: HouseholdRole } | null;
  /** The wedding of a couple of which both serve, or a parent's. */
  marriageDate: string | null;
  /** False for people whose marriage is settled by their household. */
  mayMarry: boolean;
  /** The demo login this person has, if any. */
  login: 'coordenador' | 'ministro' | null;
}

type Relative = Member & { household: NonNullable<Member['household']> };
type Kind = 'couple' | 'coupleWithChild' | 'parentAndChild' | 'siblings';
const HOUSEHOLDS: readonly (readonly [Kind, count: number])[] = [
  ['couple', 11],
  ['coupleWithChild', 2],
  ['parentAndChild', 5],
  ['siblings', 4],
];

const MINIMUM_AGE = 25;
const MAXIMUM_AGE = 80;

/**
 * People with their kin: the coordinator, the demo minister with the spouse, some twenty households and others up
 * to `total`. Full names are unique. The last ones have no relatives.
 */
export function planHouseholds(random: SeededRandom, total: number, today: string): Member[] {
  const builder = new HouseholdBuilder(random, today);
  const members = [builder.coordinator(), ...builder.demoCouple()];
  for (const [kind, count] of HOUSEHOLDS) {
    for (let i = 0; i < count; i++) members.push(...builder[kind]());
  }
  while (members.length < total) members.push(builder.single());
  return members;
}

class HouseholdBuilder {
  private readonly names = new Set<string>();
  private readonly random: SeededRandom;
  private readonly today: string;
  private households = 0;

  constructor(random: SeededRandom, today: string) {
    this.random = random;
    this.today = today;
  }

  coordinator(): Member {
    return { ...this.member(52, 'female', ['Quirino', 'Siqueira'], 'Helena'), login: 'coordenador' };
  }

  demoCouple(): Member[] {
    const household = this.nextHousehold('spouse');
    const marriageDate = this.wedding(22);
    const husband = this.member(49, 'male', ['Tibiriçá', 'Moreira'], 'Luciano');
    const wife = this.member(47, 'female', ['Alcântara', 'Moreira'], 'Rosana');
    const shared = { household, marriageDate, mayMarry: false };
    return [
      { ...husband, ...shared, login: 'ministro' },
      { ...wife, ...shared },
    ];
  }

  couple(): Member[] {
    const husband = this.random.int(31, 78);
    const wife = clamp(husband + this.random.int(-6, 3));
    const married = this.random.int(1, Math.min(husband, wife) - 23);
    return this.spouses(husband, wife, this.wedding(married));
  }

  coupleWithChild(): Member[] {
    const child = this.random.int(25, 32);
    const wife = child + this.random.int(24, 32);
    const husband = wife + this.random.int(0, 5);
    const [father, mother] = this.spouses(husband, wife, this.wedding(child + 2));
    const household = { ...father.household, role: 'child' as const };
    return [father, mother, { ...this.member(child, this.gender(), mother.surnames), household }];
  }

  parentAndChild(): Member[] {
    const child = this.random.int(25, 48);
    const parent = Math.min(MAXIMUM_AGE, child + this.random.int(24, 34));
    const gender = this.gender();
    const household = this.nextHousehold('parent');
    const elder = this.member(parent, gender, this.surnames());
    return [
      { ...elder, household, marriageDate: this.wedding(child + 2), mayMarry: false },
      {
        ...this.member(child, this.gender(), this.surnamesBesides(elder)),
        household: { ...household, role: 'child' },
      },
    ];
  }

  siblings(): Member[] {
    const household = this.nextHousehold('sibling');
    const surnames = this.surnames();
    const older = this.random.int(34, 74);
    return [older, older - this.random.int(2, 8)].map((age) => ({
      ...this.member(age, this.gender(), surnames),
      household,
    }));
  }

  single(): Member {
    const age = this.random.weighted([
      [this.random.int(MINIMUM_AGE, 34), 13],
      [this.random.int(35, 44), 18],
      [this.random.int(45, 54), 24],
      [this.random.int(55, 64), 25],
      [this.random.int(65, MAXIMUM_AGE), 20],
    ]);
    return this.member(age, this.gender(), this.surnames());
  }

  private spouses(husbandAge: number, wifeAge: number, marriageDate: string): [Relative, Relative] {
    const household = this.nextHousehold('spouse');
    const husband = this.member(husbandAge, 'male', this.surnames());
    const wife = this.member(wifeAge, 'female', this.surnamesBesides(husband));
    const shared = { household, marriageDate, mayMarry: false };
    return [
      { ...husband, ...shared },
      { ...wife, ...shared },
    ];
  }

  private member(
    age: number,
    gender: Gender,
    surnames: string[],
    given = this.unusedGivenName(age, gender, surnames),
  ): Member {
    const birthDate = birthDateFor(age, this.today, this.random);
    return {
      given,
      surnames,
      gender,
      age,
      birthDate,
      household: null,
      marriageDate: null,
      mayMarry: true,
      login: null,
    };
  }

  private unusedGivenName(age: number, gender: Gender, surnames: string[]): string {
    for (;;) {
      const given = pickGivenName(gender, age, this.random);
      const key = comparisonKey([given, ...surnames].join(' '));
      if (this.names.has(key)) continue;
      this.names.add(key);
      return given;
    }
  }

  private gender(): Gender {
    return this.random.chance(0.66) ? 'female' : 'male';
  }

  private surnames(): string[] {
    return this.random.sample(SURNAMES, 2);
  }

  /** Surnames of a spouse or child: another first one, the same last one. */
  private surnamesBesides({ surnames }: Member): string[] {
    return [
      this.random.pick(SURNAMES.filter((surname) => !surnames.includes(surname))),
      ...surnames.slice(-1),
    ];
  }

  private wedding(yearsAgo: number): string {
    return saturdayFrom(addDays(this.today, -years(yearsAgo) - this.random.int(8, 200)));
  }

  private nextHousehold(role: HouseholdRole): Relative['household'] {
    this.households += 1;
    return { id: `h${String(this.households).padStart(2, '0')}`, role };
  }
}

function clamp(age: number): number {
  return Math.max(MINIMUM_AGE + 1, Math.min(MAXIMUM_AGE, age));
}
