import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../accounts/index.js';
import { EXPERIENCE_LABELS, type NewMember, NewMembersService, toExperience } from '../../ministers/index.js';
import type { Session } from '../../platform/access/session.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock.js';
import { instantToLocal } from '../../platform/dates/instant.js';
import { invalid, notPossible } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { MassesService } from '../../timetable/index.js';
import { ImportRecord, type MadeByRow } from '../import-record.entity.js';
import type { ImportPeopleRequest, ImportPreviewResponse, ImportRowResponse } from '../imports.dto.js';
import type { Table } from '../reading/table.js';
import { rollBack } from '../roll-back.js';
import { checkNumbers } from '../row-numbers.js';
import {
  below,
  type Described,
  headingsOf,
  joined,
  rowKey,
  sheetsNote,
  withoutHeadings,
} from '../described.js';
import { AvailabilityIndex, withoutNote } from './availability.js';
import { headingsAt, isPersonColumn, massColumn, PERSON_COLUMNS, recogniseColumns } from './columns.js';
import { chatList } from './chat-list.js';
import { KnownPeople, type Likeness } from './known-people.js';
import { type PersonValues, readPerson, type ReadingOptions } from './read-people.js';

interface Planned {
  answer: ImportRowResponse;
  /** What the row makes; null when it makes nothing. */
  person: (PersonValues & { scheduleName: string }) | null;
}

const LIKE_WORDS: Record<Likeness['by'], string> = {
  email: 'mesmo e-mail de',
  phone: 'mesmo telefone de',
  name: 'mesmo nome de',
  short: 'nome parecido com o de',
};

/** People from a spreadsheet: the preview is the import itself, rolled back. */
@Injectable()
export class PeopleImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly masses: MassesService,
    private readonly newMembers: NewMembersService,
    private readonly audit: AuditService,
  ) {}

  async index(): Promise<AvailabilityIndex> {
    return new AvailabilityIndex(await this.masses.availabilityOptions());
  }

  /** The lists of people in these sheets as one, with what its columns seem to be. */
  async describe(sheets: readonly Table[]): Promise<Described> {
    const index = await this.index();
    const lists = sheets.map((sheet) => ({ sheet, at: headingsAt(sheet.rows, index) }));
    const first = lists.find(({ at }) => at !== -1);
    if (!first) return chatList(sheets[0]!) ?? { ...withoutHeadings(sheets[0]!), note: null };
    const headings = headingsOf(first.sheet.rows[first.at]!);
    const isAlike = ({ sheet, at }: (typeof lists)[number]) =>
      at !== -1 && rowKey(headingsOf(sheet.rows[at]!)) === rowKey(headings);
    const alike = lists.filter(isAlike);
    const others = lists.filter((list) => !isAlike(list));
    const [own, ...more] = alike.map(({ sheet, at }) => below(sheet, at, headings));
    return {
      ...more.reduce(joined, own!),
      headings,
      columns: recogniseColumns(headings, index),
      note: sheetsNote(
        alike.map(({ sheet }) => sheet),
        others.map(({ sheet }) => sheet),
      ),
    };
  }

  /** What a column may be, in words. */
  async columns(): Promise<{ value: string; label: string }[]> {
    const { options } = await this.index();
    return [
      ...Object.entries(PERSON_COLUMNS).map(([value, [label]]) => ({ value, label })),
      ...options.map(({ value, label }) => ({ value: massColumn(value), label: `Marca em: ${label}` })),
    ];
  }

  /** What the import would make of each row. Writes nothing. */
  preview(session: Session, body: ImportPeopleRequest): Promise<ImportPreviewResponse> {
    return rollBack(this.em, async (em) => {
      const planned = await this.plan(em, body);
      await this.make(em, session, body, planned);
      return answerOf(planned);
    });
  }

  /**
   * Makes the people, all or none.
   * @throws AppError 422 while a row is wrong that is not left out, or when nobody is to be made.
   */
  async import(session: Session, body: ImportPeopleRequest): Promise<{ id: number; made: number }> {
    return this.em.transactional(async (em) => {
      const planned = await this.plan(em, body);
      const { wrong, unsure, toMake } = answerOf(planned);
      if (unsure > 0)
        throw notPossible(
          'rows-unsure',
          'Há nomes parecidos com os de quem já está. Diga de cada um se é a mesma pessoa, e importe de novo.',
        );
      if (wrong > 0)
        throw notPossible(
          'rows-wrong',
          'Há linhas com erro. Corrija-as ou deixe-as de fora, e importe de novo.',
        );
      if (toMake === 0) throw notPossible('nothing-to-import', 'Nenhuma linha traz alguém novo.');
      return this.make(em, session, body, planned);
    });
  }

  private async plan(em: EntityManager, body: ImportPeopleRequest): Promise<Planned[]> {
    const { columns, lines, numbers, areaCode, defaultExperience } = body;
    checkNumbers(body);
    const index = await this.index();
    const allowed = new Set(index.options.map(({ value }) => massColumn(value)));
    const chosen = columns.filter(Boolean);
    if (
      chosen.some((column) => !isPersonColumn(column) && !allowed.has(column)) ||
      new Set(chosen).size < chosen.length
    ) {
      const message = 'Colunas: escolha entre as oferecidas, cada uma uma só vez.';
      throw invalid(message, { columns: message });
    }
    const { timeZone } = await this.settings.read();
    const options: ReadingOptions = {
      columns,
      index,
      today: instantToLocal(this.clock.now(), timeZone).date,
      defaultExperience: toExperience(defaultExperience),
      areaCode: areaCode || undefined,
    };
    const known = await KnownPeople.read(em.getKysely());
    const leftOut = new Set(body.leftOut);
    const otherPeople = new Set(body.otherPeople);
    return lines.flatMap((line, at) => {
      const cells = line.split('\t');
      if (isBlank(cells, columns)) return [];
      const row = numbers[at]!;
      const { values, problems, remarks } = readPerson(cells, options);
      const like = known.likeness(values);
      const mayBeOther = like !== null && (like.by !== 'email' || like.row !== null);
      const isLike = like !== null && !(mayBeOther && otherPeople.has(row));
      const isUnsure = isLike && like.by === 'short';
      // Two rows with one address are told apart by a person; of others who are there nothing is made.
      const isThere = isLike && !isUnsure && (like.row === null || like.by !== 'email');
      const wrong = isThere ? [] : [...problems, ...known.problems(values, columns)];
      const outcome: ImportRowResponse['outcome'] = leftOut.has(row)
        ? 'left-out'
        : wrong.length > 0
          ? 'wrong'
          : isUnsure
            ? 'unsure'
            : isLike
              ? 'like'
              : 'new';
      const person = outcome === 'new' ? { ...values, scheduleName: known.take(values, row) } : null;
      const answer = {
        row,
        outcome,
        facts: [...factsOf(values, person?.scheduleName ?? null, index), ...remarks],
        like: like && `${LIKE_WORDS[like.by]} ${like.name}${like.row === null ? '' : ` (linha ${like.row})`}`,
        likeRow: like?.row ?? null,
        likeMinisterId: like?.ministerId ?? null,
        newPhone: isLike && values.phone !== like.phone ? values.phone : null,
        mayBeOther,
        problems: wrong,
      } satisfies ImportRowResponse;
      return [{ person, answer }];
    });
  }

  private async make(
    em: EntityManager,
    session: Session,
    { fileName }: ImportPeopleRequest,
    planned: readonly Planned[],
  ): Promise<{ id: number; made: number }> {
    const people = planned.flatMap(({ person, answer }) => (person ? [{ person, row: answer.row }] : []));
    const members = people.map(
      ({ person: { email, ...person } }): NewMember => ({
        ...person,
        user: email === null ? null : new User({ email, name: person.fullName, role: 'ministro' }),
      }),
    );
    const ministers = await this.newMembers.add(em, members);
    const made = ministers.map(({ id }, at): MadeByRow => ({ row: people[at]!.row, ministerId: id }));
    const createdBy = em.getReference(User, session.userId);
    const record = new ImportRecord({ kind: 'people', fileName, rows: planned.length, made, createdBy });
    await em.persist(record).flush();
    this.audit.record(em, {
      action: 'import-made',
      subject: { type: 'import', id: record.id },
      details: { rows: planned.length, made: made.length },
    });
    return { id: record.id, made: made.length };
  }
}

function answerOf(planned: readonly Planned[]): ImportPreviewResponse {
  const rows = planned.map(({ answer }) => answer);
  const count = (outcome: ImportRowResponse['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return { toMake: count('new'), wrong: count('wrong'), unsure: count('unsure'), rows };
}

/** Whether nothing stands in a row that would be imported: a line between two groups, a number ready for a name. */
const isBlank = (cells: readonly string[], columns: readonly string[]): boolean =>
  columns.includes('fullName') &&
  columns.every((column, at) => column === '' || !/[\p{L}\p{N}]/u.test(cells[at] ?? ''));

/** What is read of a row. */
function factsOf(
  values: PersonValues,
  scheduleName: string | null,
  { options }: AvailabilityIndex,
): string[] {
  const { fullName, email, phone, birthDate, experience, availability } = values;
  const masses =
    availability.length === options.length && options.length > 0
      ? 'todas as missas'
      : options
          .filter(({ value }) => availability.includes(value))
          .map(({ label }) => withoutNote(label))
          .join('; ');
  return [
    scheduleName ? `${fullName} (${scheduleName})` : fullName,
    email ?? 'sem e-mail',
    phone,
    birthDate?.split('-').reverse().join('/'),
    EXPERIENCE_LABELS[experience],
    masses,
  ].filter((fact): fact is string => Boolean(fact));
}
