import { applyDecorators } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { buildMessage, ValidateBy, type ValidationArguments } from 'class-validator';
import { IANAZone } from 'luxon';
import { isIsoDate } from '../platform/dates/month.js';
import { Flag, Int, LocalTime, Nested, NestedList, Text, Texts } from '../platform/fields/fields.js';
import { Phone } from '../platform/fields/person.js';
import { labelOf } from '../platform/fields/labels.js';

const LEAP_YEAR = '2024';
const VERSION = 'a'.repeat(64);

/** A text of which `isRight` must be true. */
const Checked = (name: string, isRight: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value) => typeof value === 'string' && isRight(value),
        defaultMessage: buildMessage(() => ''),
      },
    },
    { message: ({ property }: ValidationArguments) => `${labelOf(property)}: ${message}` },
  );

/** A day of every year, MM-DD, or of one year, YYYY-MM-DD. */
const HolidayDate = () =>
  applyDecorators(
    Text({ max: 10, example: '08-15', description: 'MM-DD para todos os anos, ou AAAA-MM-DD para um só.' }),
    Checked(
      'holidayDate',
      (text) => isIsoDate(text) || (text.length === 5 && isIsoDate(`${LEAP_YEAR}-${text}`)),
      'escolha um dia que existe nesse mês.',
    ),
  );

const TimeZone = () =>
  applyDecorators(
    Text({ max: 60, example: 'America/Sao_Paulo', description: 'Nome na base de dados da IANA.' }),
    Checked(
      'timeZone',
      (text) => IANAZone.isValidZone(text),
      'escolha um fuso horário que existe, como America/Sao_Paulo.',
    ),
  );

export class MunicipalHolidayValues {
  @HolidayDate()
  date!: string;

  @Text({ max: 120, example: 'Aniversário da cidade' })
  name!: string;
}

export class RetentionValues {
  @Int({ min: 1, max: 60, example: 6, description: 'Meses até apagar um cadastro rejeitado.' })
  rejectedRequestMonths!: number;

  @Int({ min: 1, max: 60, example: 12, description: 'Meses até apagar um cadastro que ninguém respondeu.' })
  pendingRequestMonths!: number;

  @Int({
    min: 1,
    max: 365,
    example: 30,
    description: 'Dias até apagar uma conta que não confirmou o e-mail.',
  })
  unverifiedAccountDays!: number;

  @Int({ min: 1, max: 20, example: 5, description: 'Anos até apagar os dados de quem deixou o ministério.' })
  ceasedYears!: number;

  @Int({ min: 1, max: 60, example: 3, description: 'Meses depois do dia até apagar o motivo do bloqueio.' })
  blockedReasonMonths!: number;

  @Int({ min: 1, max: 120, example: 24, description: 'Meses até apagar mensagens entre pessoas.' })
  messageMonths!: number;

  @Int({ min: 1, max: 20, example: 5, description: 'Anos até apagar registros de auditoria e de e-mails.' })
  logYears!: number;
}

export class SubstitutionLimitsValues {
  @Int({ min: 1, max: 50, example: 3, description: 'Pessoas perguntadas de cada vez.' })
  waveSize!: number;

  @Int({ min: 1, max: 48, example: 2, description: 'Horas até perguntar às próximas.' })
  waveHours!: number;

  @Int({ min: 1, max: 4, example: 4, description: 'Horas só para a pessoa que quem pede indicou.' })
  namedHours!: number;

  @LocalTime({ example: '21:00', description: 'Deste horário em diante ninguém é perguntado.' })
  quietFrom!: string;

  @LocalTime({ example: '07:00', description: 'Antes deste horário ninguém é perguntado.' })
  quietUntil!: string;

  @Int({
    min: 0,
    max: 168,
    example: 24,
    description: 'Horas antes da missa: daí em diante, todos de uma vez.',
  })
  allAtOnceHours!: number;

  @Int({
    min: 0,
    max: 168,
    example: 12,
    description: 'Horas antes da missa: daí em diante, a coordenação é avisada na hora.',
  })
  coordinationHours!: number;

  @Int({ min: 1, max: 50, example: 2, description: 'Perguntas à mesma pessoa em sete dias.' })
  weeklyQuestions!: number;
}

class SettingsValues {
  @Text({ max: 120, example: 'Santuário São Judas Tadeu' })
  parishName!: string;

  @Text({ min: 0, max: 120, example: 'Serra das Aroeiras, SP' })
  city!: string;

  @Text({
    min: 0,
    max: 120,
    example: 'Padre Anselmo Prado',
    description: 'Encarregado pelos dados (LGPD, art. 41).',
  })
  dpoName!: string;

  @Text({
    min: 0,
    max: 160,
    example: 'privacidade@paroquia.example',
    description: 'Vazio: a secretaria da paróquia.',
  })
  dpoContact!: string;

  @Phone({ nullable: true, description: 'Da coordenação ou da secretaria; vazio: nenhum número aparece.' })
  coordinationPhone!: string | null;

  @Text({ max: 120, example: 'Ministros da Sagrada Comunhão' })
  ministryTitle!: string;

  @TimeZone()
  timeZone!: string;

  @Text({ max: 120, example: 'Igreja do santuário' })
  defaultLocation!: string;

  @NestedList(() => MunicipalHolidayValues, { maxItems: 60 })
  municipalHolidays!: MunicipalHolidayValues[];

  @Int({ min: 1, max: 31, example: 4, description: 'De quem não definiu o seu.' })
  defaultMaxDuties!: number;

  @Int({ min: 0, max: 31, example: 3, description: 'Entre duas missas da mesma pessoa.' })
  minRestDays!: number;

  @Int({ min: 0, max: 14, example: 3, description: 'Antes da missa; 0: não há primeiro lembrete.' })
  firstReminderDays!: number;

  @Int({ min: 0, max: 14, example: 1, description: 'Antes da missa; 0: não há último lembrete.' })
  lastReminderDays!: number;

  @Int({ min: 0, max: 23, example: 9, description: 'No relógio da paróquia.' })
  reminderHour!: number;

  @Int({ min: 0, max: 23, example: 18, description: 'No relógio da paróquia.' })
  digestHour!: number;

  @Int({ min: 1, max: 300, example: 20, description: 'Segundos.' })
  rosterTimeLimitSeconds!: number;

  @Flag({ description: 'Se textos podem ser enviados a uma inteligência artificial externa.' })
  externalAiAllowed!: boolean;

  @Flag({ description: 'Se administradores precisam da verificação em duas etapas.' })
  secondFactorForAdmins!: boolean;

  @Int({
    min: 1,
    max: 10_000,
    example: 200,
    description: 'Pedidos à inteligência artificial externa por dia; uma resposta usa de 1 a 8.',
  })
  aiDailyQuota!: number;

  @Nested(() => SubstitutionLimitsValues)
  substitutions!: SubstitutionLimitsValues;

  @Nested(() => RetentionValues)
  retention!: RetentionValues;
}

export class UpdateSettingsRequest extends PartialType(SettingsValues, { skipNullProperties: false }) {}

export class SettingsResponse extends SettingsValues {}

export class ConsentTextResponse {
  @Text({ example: VERSION, description: 'SHA-256 do texto, guardado com cada consentimento.' })
  version!: string;

  @Text({ example: 'Consentimento para o uso dos seus dados' })
  title!: string;

  @Text({
    max: 1000,
    example: 'Participar deste ministério revela a sua religião.',
    description: 'Em destaque.',
  })
  highlight!: string;

  @Texts({ maxLength: 2000, example: ['Usamos esses dados para organizar o ministério.'] })
  paragraphs!: string[];

  @Text({ max: 1000, example: 'Li e concordo.', description: 'Ao lado da caixa de marcar.' })
  statement!: string;

  @Text({ max: 1000, example: 'Sou responsável legal e concordo.', description: 'Para menores de 18 anos.' })
  guardianStatement!: string;
}

export class PublicSettingsResponse {
  @Text({ max: 120, example: 'Santuário São Judas Tadeu' })
  parishName!: string;

  @Text({ min: 0, max: 120, example: 'Serra das Aroeiras, SP' })
  city!: string;

  @Phone({ nullable: true, description: 'Da coordenação ou da secretaria; vazio: nenhum número aparece.' })
  coordinationPhone!: string | null;

  @Text({ max: 120, example: 'Ministros da Sagrada Comunhão' })
  ministryTitle!: string;

  @Text({ example: 'America/Sao_Paulo' })
  timeZone!: string;

  @Text({ example: VERSION })
  consentVersion!: string;

  @Nested(() => ConsentTextResponse)
  consent!: ConsentTextResponse;
}
