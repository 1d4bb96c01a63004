import { ageOn, isMinor } from '../../lib/age.ts';
import type { Answer } from '../../api/client.ts';
import type { CreateRegistrationRequest } from '../../api/generated/types.gen.ts';
import { NO_DATE, readDate } from '../../lib/typed.ts';

/** What a candidate tells; it is kept on the device until it is sent. */
export interface RegistrationData {
  fullName: string;
  email: string;
  phone: string;
  birthDate: string;
  scheduleName: string;
  /** null: not answered. */
  hasFamilyInMinistry: boolean | null;
  experience: CreateRegistrationRequest['experience'] | '';
  availability: string[];
  observations: string;
  guardianName: string;
  guardianContact: string;
}

/** Given anew each time, never restored. */
export interface Consents {
  consent: boolean;
  guardianConsent: boolean;
}

export type RegistrationForm = RegistrationData & Consents;
export type Field = keyof RegistrationForm;
/** Field → what is wrong with it. */
export type Problems = Partial<Record<Field, string>>;
export type Step = 1 | 2 | 3 | 4;
export type AvailabilityOption = Answer<'GET /api/availability-options'>[number];

export const EMPTY_DATA: RegistrationData = {
  fullName: '',
  email: '',
  phone: '',
  birthDate: '',
  scheduleName: '',
  hasFamilyInMinistry: null,
  experience: '',
  availability: [],
  observations: '',
  guardianName: '',
  guardianContact: '',
};

export const NO_CONSENT: Consents = { consent: false, guardianConsent: false };

export const STEPS: readonly { step: Step; title: string; subtitle: string }[] = [
  { step: 1, title: 'Dados Pessoais', subtitle: 'Preencha suas informações básicas' },
  { step: 2, title: 'Dados do Ministério', subtitle: 'Conte a sua experiência e quando pode servir' },
  { step: 3, title: 'Informações Adicionais', subtitle: 'Se quiser, conte algo mais à coordenação' },
  { step: 4, title: 'Revisão', subtitle: 'Confira tudo antes de enviar' },
];

export const FIELDS: Record<Field, { label: string; step: Step }> = {
  fullName: { label: 'Nome completo', step: 1 },
  email: { label: 'Email', step: 1 },
  phone: { label: 'Telefone', step: 1 },
  birthDate: { label: 'Data de nascimento', step: 1 },
  scheduleName: { label: 'Nome na escala', step: 1 },
  hasFamilyInMinistry: { label: 'Familiares no ministério', step: 1 },
  experience: { label: 'Experiência', step: 2 },
  availability: { label: 'Disponibilidade', step: 2 },
  observations: { label: 'Observações', step: 3 },
  guardianName: { label: 'Nome do responsável', step: 4 },
  guardianContact: { label: 'Contato do responsável', step: 4 },
  consent: { label: 'Consentimento', step: 4 },
  guardianConsent: { label: 'Consentimento do responsável', step: 4 },
};

const REQUIRED: readonly Field[] = [
  'fullName',
  'email',
  'phone',
  'birthDate',
  'scheduleName',
  'experience',
  'availability',
  'consent',
];
const REQUIRED_OF_MINORS: readonly Field[] = ['guardianName', 'guardianContact', 'guardianConsent'];

const MISSING: Problems = {
  experience: 'Escolha uma opção.',
  availability: 'Escolha ao menos uma opção.',
  consent: 'Para enviar, leia e marque o consentimento.',
  guardianConsent: 'O seu responsável precisa marcar este consentimento.',
};

const PROTOCOL_PREFIX = 'MSC-2024-';

/** The fields without which nothing is sent and which are still empty, in the order of the form. */
export function missingFields(form: RegistrationForm, today: string | null): Field[] {
  const needed = isMinor(form.birthDate, today) ? [...REQUIRED, ...REQUIRED_OF_MINORS] : REQUIRED;
  return needed.filter((field) => isBlank(form[field]));
}

/** Digits of the shortest telephone, its country's code among them. */
const SHORTEST_PHONE = 12;

/** Between these ages somebody may ask to serve (backend/src/platform/dates/age.ts). */
const AGES = [7, 110] as const;

/** What is written and can be no name, address, telephone or day of birth, in the server's words; it alone decides. */
export function strangeProblems(
  { fullName, email, phone, birthDate }: RegistrationForm,
  today: string | null,
): Problems {
  const problems: Problems = {};
  if (fullName.trim() !== '' && !/\p{L}.*\p{L}/u.test(fullName))
    problems.fullName = 'Nome completo: escreva o nome por inteiro.';
  if (email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()))
    problems.email = 'E-mail: informe um e-mail válido, como nome@exemplo.com.br.';
  if (phone !== '' && phone.replace(/\D/g, '').length < SHORTEST_PHONE)
    problems.phone = 'Telefone: informe um telefone com DDD, como +55 (15) 99999-9999.';
  if (birthDate !== '' && readDate(birthDate) !== birthDate) problems.birthDate = NO_DATE;
  else if (birthDate !== '' && today !== null) {
    const age = ageOn(today, birthDate);
    if (age < AGES[0] || age > AGES[1])
      problems.birthDate = 'Data de nascimento: confira o dia, o mês e o ano.';
  }
  return problems;
}

/** What to say beside each empty field. */
export const missingProblems = (fields: readonly Field[]): Problems =>
  Object.fromEntries(fields.map((field) => [field, MISSING[field] ?? 'Preencha este campo.']));

/** What a list of problems says of a field: its name where it is empty, else what is wrong with what is written. */
export const problemWords = (field: Field, problems: Problems, missing: readonly Field[]): string =>
  missing.includes(field) ? FIELDS[field].label : (problems[field] ?? FIELDS[field].label);

/** Of the server's field messages, those of fields that this form has. */
export const problemsOf = (errors: Record<string, string>): Problems =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field in FIELDS));

/** The fields of some problems in the order of the form. */
export const fieldsOf = (problems: Problems): Field[] =>
  (Object.keys(FIELDS) as Field[]).filter((field) => problems[field] !== undefined);

/** Yes and no exclude each other; pressing the chosen one again takes the answer back. */
export const chooseFamily = (present: boolean | null, pressed: boolean): boolean | null =>
  present === pressed ? null : pressed;

/** Adds or takes away one value, in the order of the options. */
export function toggleAvailability(
  chosen: readonly string[],
  value: string,
  options: readonly AvailabilityOption[],
): string[] {
  const isChosen = (one: string) => (one === value ? !chosen.includes(value) : chosen.includes(one));
  return options.map((option) => option.value).filter(isChosen);
}

/** The same without values that the timetable no longer offers: a draft may be older than it. */
export function withOffered(
  data: RegistrationData,
  options?: readonly AvailabilityOption[],
): RegistrationData {
  if (!options) return data;
  const offered = data.availability.filter((value) => options.some((option) => option.value === value));
  return offered.length === data.availability.length ? data : { ...data, availability: offered };
}

/** Whether nothing has been told yet. */
export const isUntouched = (data: RegistrationData): boolean =>
  JSON.stringify({ ...EMPTY_DATA, ...data }) === JSON.stringify(EMPTY_DATA);

/** What is sent. The guardian's part goes only for minors. */
export function toRequest(form: RegistrationForm, today: string | null): CreateRegistrationRequest {
  const minor = isMinor(form.birthDate, today);
  return {
    fullName: form.fullName.trim(),
    email: form.email.trim(),
    phone: form.phone,
    birthDate: form.birthDate,
    scheduleName: form.scheduleName.trim(),
    experience: form.experience as CreateRegistrationRequest['experience'],
    availability: form.availability,
    observations: form.observations.trim() || null,
    hasFamilyInMinistry: form.hasFamilyInMinistry ?? false,
    consent: form.consent,
    ...(minor && {
      guardianName: form.guardianName.trim(),
      guardianContact: form.guardianContact.trim(),
      guardianConsent: form.guardianConsent,
    }),
  };
}

/** '?etapa=3' and so on → the step; anything else is the first. */
export function stepOf(text: string | null): Step {
  const number = Number(text);
  return STEPS.some(({ step }) => step === number) ? (number as Step) : 1;
}

/** The label of a sending: a fixed prefix and the last four digits of its timestamp in milliseconds. */
export const protocolOf = (timestamp: number): string => PROTOCOL_PREFIX + String(timestamp).slice(-4);

function isBlank(value: RegistrationForm[Field]): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : value !== true;
}

/** First letters of a name: "Zulmira Prado" is "Z. P."; empty without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(([letter]) => `${letter!.toLocaleUpperCase('pt-BR')}.`).join(' ');
}
