/** From the rows of a spreadsheet to people: pure, so that every form of a cell can be tried. */
import { type Experience, NAME_PARTICLES } from '../../ministers/index.js';
import { capital, comparisonKey, isOneLine, nameKey } from '../../platform/text.js';
import { readAvailability, type AvailabilityIndex } from './availability.js';
import {
  readDate,
  readEmail,
  readExperience,
  readPhone,
  readTick,
  WITHOUT_YEAR,
  type Read,
} from './cells.js';
import { isPersonColumn, massOf, PERSON_COLUMNS } from './columns.js';

export interface PersonValues {
  fullName: string;
  scheduleName: string | null;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  experience: Experience;
  availability: string[];
  baptismDate: string | null;
  confirmationDate: string | null;
  marriageDate: string | null;
  mandateUntil: string | null;
}

export interface CellProblem {
  /** Index of the column; null for the row as a whole. */
  column: number | null;
  message: string;
}

export interface PersonRow {
  values: PersonValues;
  problems: CellProblem[];
  /** What of the row is not taken, and does not stand in its way. */
  remarks: string[];
}

export interface ReadingOptions {
  columns: readonly string[];
  index: AvailabilityIndex;
  /** Local date in the parish's zone. */
  today: string;
  /** Of those of whom the spreadsheet says nothing. */
  defaultExperience: Experience;
  /** Of telephones that have none. */
  areaCode?: string | undefined;
}

const LATEST_MANDATE = '2100-12-31';
const NAME_LENGTH = 120;
const SCHEDULE_NAME_LENGTH = 60;

/** The person of a row, with what is wrong in its cells. */
export function readPerson(cells: readonly string[], options: ReadingOptions): PersonRow {
  const { columns, index, today, defaultExperience, areaCode } = options;
  const values: PersonValues = {
    fullName: '',
    scheduleName: null,
    email: null,
    phone: null,
    birthDate: null,
    experience: defaultExperience,
    availability: [],
    baptismDate: null,
    confirmationDate: null,
    marriageDate: null,
    mandateUntil: null,
  };
  const problems: CellProblem[] = [];
  const remarks: string[] = [];
  const availability = new Set<string>();
  const take = <Value>(column: number, label: string, read: Read<Value>, use: (value: Value) => void) => {
    if ('value' in read) use(read.value);
    else problems.push({ column, message: `${label}: ${read.problem}.` });
  };
  for (const [at, column] of columns.entries()) {
    const text = (cells[at] ?? '').trim();
    const mass = massOf(column);
    if (mass !== null) {
      take(at, labelOfMass(mass, index), readTick(text), (ticked) => ticked && availability.add(mass));
      continue;
    }
    if (isEmptyCell(text) || !isPersonColumn(column)) continue;
    const [label] = PERSON_COLUMNS[column];
    switch (column) {
      case 'fullName':
        take(at, label, readFullName(text), (name) => (values.fullName = name));
        break;
      case 'scheduleName':
        take(at, label, readName(text, SCHEDULE_NAME_LENGTH), (name) => (values.scheduleName = name));
        break;
      case 'email':
        take(at, label, readEmail(text), (email) => (values.email = email));
        break;
      case 'phone':
        take(at, label, readPhone(text, areaCode), (phone) => (values.phone = phone));
        break;
      case 'experience':
        take(at, label, readExperience(text, today), (experience) => (values.experience = experience));
        break;
      case 'availability': {
        const read = readAvailability(text, index);
        take(at, label, 'values' in read ? { value: read.values } : read, (found) =>
          found.forEach((value) => availability.add(value)),
        );
        break;
      }
      default: {
        const read = readDate(text, column === 'mandateUntil' ? LATEST_MANDATE : today);
        // Many lists have birthdays alone: nobody goes through all of them for that.
        if ('problem' in read && read.problem === WITHOUT_YEAR && column === 'birthDate')
          remarks.push(`aniversário ${text} sem o ano: não entra`);
        else take(at, label, read, (date) => (values[column] = date));
      }
    }
  }
  const nameAt = columns.indexOf('fullName');
  if (values.fullName === '' && !problems.some(({ column }) => column === nameAt))
    problems.push({ column: nameAt === -1 ? null : nameAt, message: 'Nome completo: falta o nome.' });
  if (values.fullName !== '' && TITLE.test(comparisonKey(values.fullName)) && isAlone(cells, columns))
    problems.push({
      column: nameAt,
      message: 'Nome completo: parece um título da lista. Corrija o nome, ou deixe a linha de fora.',
    });
  if (holdsTwo(values.fullName, cells, columns)) problems.push({ column: nameAt, message: TWO_PEOPLE });
  problems.push(...datesOutOfOrder(values, columns));
  values.availability = index.options.map(({ value }) => value).filter((value) => availability.has(value));
  return { values, problems, remarks };
}

/** What people write where there is nothing. */
const isEmptyCell = (text: string): boolean =>
  !/[\p{L}\p{N}?\ufffd]/u.test(text) ||
  /^(?:nao (?:tem|possui)|sem (?:e-?mail|telefone|celular))$/.test(comparisonKey(text));

/** The first words of lines that stand between groups of people. */
const TITLE =
  /^(?:equipe|grupo|turma|setor|pastoral|comunidade|capela|paroquia|coordenacao|ministr[oa]s|missa|total)\b/;

/** Whether a row holds a name and nothing else. */
const isAlone = (cells: readonly string[], columns: readonly string[]): boolean =>
  columns.every((column, at) => column === '' || column === 'fullName' || isEmptyCell(cells[at] ?? ''));

const TWO_PEOPLE = 'Nome completo: parecem duas pessoas na mesma linha.';

/** "Ana Lima / Rui Lima", "Ana Lima e Rui Prado", and "Ana e Rui Lima"; a family may be called "Costa e Silva". */
function holdsTwo(name: string, cells: readonly string[], columns: readonly string[]): boolean {
  if (/\p{L}\s*[;/&+]\s*\p{L}/u.test(name)) return true;
  const [before = '', after] = name.split(/\s+e\s+/i);
  if (after === undefined) return false;
  const isSeveral = (column: string) => /\S\s*[;/,]\s*\S/.test(cells[columns.indexOf(column)] ?? '');
  return !before.includes(' ') || after.includes(' ') || isSeveral('phone') || isSeveral('email');
}

/** A name; one that is all capitals or none is written as names are. */
function readFullName(text: string): Read<string> {
  const read = readName(text, NAME_LENGTH);
  if ('problem' in read) return read;
  const { value } = read;
  const isShouted = value === value.toLocaleUpperCase('pt-BR') || value === value.toLocaleLowerCase('pt-BR');
  return { value: isShouted ? asNames(value) : value };
}

/** MARIA DA SILVA → Maria da Silva. */
const asNames = (text: string): string =>
  text
    .toLocaleLowerCase('pt-BR')
    .replace(/\p{L}+/gu, (word, at: number) => (at > 0 && NAME_PARTICLES.has(word) ? word : capital(word)));

function readName(text: string, longest: number): Read<string> {
  // Copied cells bring marks that nobody sees.
  const name = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  // What other programs leave of an accent that they could not write.
  if (/[?\ufffd]/.test(name)) return { problem: 'uma letra se perdeu na planilha' };
  if (!/\p{L}/u.test(name) || nameKey(name) === '' || !isOneLine(name)) return { problem: 'não é um nome' };
  return name.length > longest ? { problem: `escreva no máximo ${longest} caracteres` } : { value: name };
}

function datesOutOfOrder(values: PersonValues, columns: readonly string[]): CellProblem[] {
  const { birthDate, baptismDate, confirmationDate } = values;
  const early = (['baptismDate', 'confirmationDate', 'marriageDate'] as const).filter((field) => {
    const date = values[field];
    return birthDate !== null && date !== null && date < birthDate;
  });
  const problems = early.map((field) => ({
    column: columns.indexOf(field),
    message: `${PERSON_COLUMNS[field][0]}: a data é anterior ao nascimento.`,
  }));
  if (early.length === 0 && baptismDate && confirmationDate && confirmationDate < baptismDate)
    problems.push({
      column: columns.indexOf('confirmationDate'),
      message: 'Data da crisma: a data é anterior ao batismo.',
    });
  return problems;
}

const labelOfMass = (mass: string, { options }: AvailabilityIndex) =>
  options.find(({ value }) => value === mass)?.label ?? 'Missa';
