import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../accounts/index.js';
import type { Session } from '../../platform/access/session.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock.js';
import { formatShortDate, formatTime } from '../../platform/dates/format.js';
import { instantToLocal } from '../../platform/dates/instant.js';
import { addDays } from '../../platform/dates/month.js';
import { invalid, notPossible } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { nameKey } from '../../platform/text.js';
import { type PastMass, PastSchedulesService } from '../../schedules/index.js';
import { MassesService } from '../../timetable/index.js';
import { ImportRecord } from '../import-record.entity.js';
import type {
  ImportRostersRequest,
  RosterMonthResponse,
  RosterNameResponse,
  RosterPreviewResponse,
  RosterRowResponse,
} from '../imports.dto.js';
import type { Described } from '../described.js';
import type { Table } from '../reading/table.js';
import { rollBack } from '../roll-back.js';
import { checkNumbers } from '../row-numbers.js';
import { areRosterColumns, ROSTER_COLUMNS } from './columns.js';
import { describeRosters } from './layouts.js';
import { type ReadDuty, readRosterRow, type RosterRow } from './read-rosters.js';
import { RosterPeople } from './roster-people.js';

/** Most places that one import gives. */
const MAX_DUTIES = 20_000;
/** How far back the timetable is asked for the hour of a mass. */
const REMEMBERED_DAYS = 1100;
const SUMMARISED = 3;

interface Planned {
  masses: PastMass[];
  preview: RosterPreviewResponse;
}

/** Rosters of before the parish moved in, from a spreadsheet: the preview is the import itself, rolled back. */
@Injectable()
export class RosterImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly timetable: MassesService,
    private readonly pastSchedules: PastSchedulesService,
    private readonly audit: AuditService,
  ) {}

  /** What a column may be, in words. */
  columns(): { value: string; label: string }[] {
    return Object.entries(ROSTER_COLUMNS).map(([value, [label]]) => ({ value, label }));
  }

  /** The rosters in these sheets as one, with what its columns seem to be. */
  async describe(sheets: readonly Table[], fileName: string): Promise<Described> {
    return describeRosters(sheets, fileName, await this.today());
  }

  /** What the import would make. Writes nothing. */
  preview(session: Session, body: ImportRostersRequest): Promise<RosterPreviewResponse> {
    return rollBack(this.em, async (em) => {
      const planned = await this.plan(em, body);
      await this.make(em, session, body, planned);
      return planned.preview;
    });
  }

  /**
   * Makes a schedule, over and done, of each month; all or none.
   * @throws AppError 422 while a row is wrong or a name is nobody's that are not left out, or when nothing is to be made.
   */
  import(session: Session, body: ImportRostersRequest): Promise<{ id: number }> {
    return this.em.transactional(async (em) => {
      const planned = await this.plan(em, body);
      const { wrong, toMake, names } = planned.preview;
      if (wrong > 0)
        throw notPossible(
          'rows-wrong',
          'Há linhas com erro. Corrija-as ou deixe-as de fora, e importe de novo.',
        );
      if (names.some(({ how }) => how === 'nobody'))
        throw notPossible(
          'names-open',
          'Há nomes que não são de ninguém. Escolha a pessoa de cada um, ou deixe-os de fora.',
        );
      if (toMake === 0) throw notPossible('nothing-to-import', 'Nenhuma linha traz uma missa nova.');
      return this.make(em, session, body, planned);
    });
  }

  private async plan(em: EntityManager, body: ImportRostersRequest): Promise<Planned> {
    checkColumns(body.columns);
    checkNumbers(body);
    const people = await RosterPeople.read(em.getKysely());
    const rows = await this.readRows(body, (name) => people.has(name));
    const { numbers } = body;
    const leftOut = new Set(body.leftOut);
    const read = rows.flatMap(({ duties }, at) => (leftOut.has(numbers[at]!) ? [] : duties));
    if (read.length > MAX_DUTIES)
      throw invalid(
        `A planilha traz mais de ${MAX_DUTIES.toLocaleString('pt-BR')} lugares. Divida-a por ano.`,
      );
    const months = [...new Set(read.map(({ date }) => date.slice(0, 7)))].sort();
    const taken = await this.pastSchedules.taken(em, months);
    const fresh = read.filter(({ date }) => !taken.has(date.slice(0, 7)));
    const { names, idOf } = namesOf(people, fresh, body);
    const masses = await this.pastSchedules.missing(em, massesOf(fresh, idOf));
    return {
      masses,
      preview: {
        toMake: masses.reduce((sum, { ministerIds }) => sum + ministerIds.length, 0),
        wrong: rows.filter(({ problems }, at) => problems.length > 0 && !leftOut.has(numbers[at]!)).length,
        months: months.map((month) => monthOf(month, masses, taken)),
        names,
        rows: rows.map((row, at) => rowOf(row, numbers[at]!, leftOut.has(numbers[at]!))),
      },
    };
  }

  private async readRows(
    { columns, headings, lines }: ImportRostersRequest,
    isSomebody: (name: string) => boolean,
  ): Promise<RosterRow[]> {
    const today = await this.today();
    const usual = await this.usualTimes(today);
    const onlyTimeOn = (date: string): string | null => {
      const times = usual.get(date) ?? [];
      return times.length === 1 ? times[0]! : null;
    };
    const reading = { columns, headings, today, onlyTimeOn, isSomebody };
    return lines.map((line) => readRosterRow(line.split('\t'), reading));
  }

  /** The hours at which the timetable gives masses, by day: of a list that does not say them. */
  private async usualTimes(today: string): Promise<Map<string, string[]>> {
    const days = Array.from({ length: REMEMBERED_DAYS }, (_, ago) => addDays(today, -ago));
    const times = new Map<string, string[]>();
    for (const { date, time } of await this.timetable.massesOfPeriod(days))
      times.set(date, [...(times.get(date) ?? []), time]);
    return times;
  }

  private async today(): Promise<string> {
    const { timeZone } = await this.settings.read();
    return instantToLocal(this.clock.now(), timeZone).date;
  }

  private async make(
    em: EntityManager,
    session: Session,
    { fileName, lines }: ImportRostersRequest,
    { masses, preview }: Planned,
  ): Promise<{ id: number }> {
    const made = await this.pastSchedules.add(em, masses);
    const createdBy = em.getReference(User, session.userId);
    const record = new ImportRecord({ kind: 'rosters', fileName, rows: lines.length, made, createdBy });
    await em.persist(record).flush();
    this.audit.record(em, {
      action: 'import-made',
      subject: { type: 'import', id: record.id },
      details: { rows: lines.length, schedules: made.length, made: preview.toMake },
    });
    return { id: record.id };
  }
}

function checkColumns(columns: readonly string[]): void {
  const refuse = (message: string) => invalid(message, { columns: message });
  if (!areRosterColumns(columns)) throw refuse('Colunas: escolha entre as oferecidas, cada uma uma só vez.');
  const has = (column: string) => columns.includes(column);
  if (has('person')) {
    if (!has('duty')) throw refuse('Colunas: diga quais são as missas, uma em cada coluna.');
    return;
  }
  if (!has('names')) throw refuse('Colunas: diga qual tem os nomes de quem serviu.');
  if (!has('dateTime') && !has('date')) throw refuse('Colunas: diga qual tem o dia da missa.');
}

/** Each name of the sheet once, with whom it means; and the person of a name. */
function namesOf(
  people: RosterPeople,
  duties: readonly ReadDuty[],
  { people: choices }: ImportRostersRequest,
): { names: RosterNameResponse[]; idOf: (name: string) => number | null } {
  const chosen = new Map(choices.map(({ name, ministerId }) => [nameKey(name), ministerId]));
  const found = new Map<string, RosterNameResponse>();
  for (const { name } of duties) {
    const key = nameKey(name);
    const known = found.get(key);
    if (known) {
      known.duties += 1;
      continue;
    }
    const { how, person } = people.match(name, chosen);
    found.set(key, {
      name,
      duties: 1,
      how,
      ministerId: person?.ministerId ?? null,
      scheduleName: person?.scheduleName ?? null,
      likely: how === 'nobody' ? people.likely(name) : [],
    });
  }
  return {
    names: [...found.values()].sort((a, b) => URGENCY.indexOf(a.how) - URGENCY.indexOf(b.how)),
    idOf: (name) => found.get(nameKey(name))?.ministerId ?? null,
  };
}

/** What asks for a look first. */
const URGENCY: readonly RosterNameResponse['how'][] = ['nobody', 'like', 'chosen', 'left-out', 'same'];

/** The masses with those who served, each person once. */
function massesOf(duties: readonly ReadDuty[], idOf: (name: string) => number | null): PastMass[] {
  const masses = new Map<
    string,
    { description: string | null; people: Set<number> } & Pick<PastMass, 'date' | 'time'>
  >();
  for (const { date, time, name, mass } of duties) {
    const ministerId = idOf(name);
    if (ministerId === null) continue;
    const key = `${date} ${time}`;
    const known = masses.get(key) ?? { date, time, description: null, people: new Set<number>() };
    known.description ??= mass;
    known.people.add(ministerId);
    masses.set(key, known);
  }
  return [...masses]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, { people, ...mass }]) => ({ ...mass, ministerIds: [...people] }));
}

function monthOf(
  month: string,
  masses: readonly PastMass[],
  taken: ReadonlySet<string>,
): RosterMonthResponse {
  const own = masses.filter(({ date }) => date.startsWith(month));
  return {
    month,
    masses: own.length,
    duties: own.reduce((sum, { ministerIds }) => sum + ministerIds.length, 0),
    taken: taken.has(month),
  };
}

function rowOf({ duties, problems }: RosterRow, row: number, leftOut: boolean): RosterRowResponse {
  return {
    row,
    outcome: leftOut ? 'left-out' : problems.length > 0 ? 'wrong' : 'new',
    summary: summaryOf(duties),
    problems,
  };
}

/** What is read of a row, as one line. */
function summaryOf(duties: readonly ReadDuty[]): string {
  const [first] = duties;
  if (!first) return '';
  const isOneMass = duties.every(({ date, time }) => date === first.date && time === first.time);
  const moment = ({ date, time }: ReadDuty) => `${formatShortDate(date)}, ${formatTime(time)}`;
  const parts = isOneMass ? duties.map(({ name }) => name) : duties.map(moment);
  const shown = parts.slice(0, SUMMARISED).join('; ');
  const more = parts.length > SUMMARISED ? ` e mais ${parts.length - SUMMARISED}` : '';
  return `${isOneMass ? moment(first) : first.name}: ${shown}${more}`;
}
