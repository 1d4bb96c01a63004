import { PickType } from '@nestjs/swagger';
import { Equals, Matches } from 'class-validator';
import { APPROVAL_ROLES, type ApprovalRole } from '../platform/access/permissions.js';
import {
  Email,
  Flag,
  Id,
  Instant,
  Int,
  LocalDate,
  Note,
  OneOf,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { PersonName, Phone } from '../platform/fields/person.js';
import {
  ALL_EXPERIENCES,
  type Experience,
  type WizardExperience,
  SCHEDULE_NAME_LENGTH,
} from '../ministers/index.js';
import { REGISTRATION_STATUSES, type RegistrationStatus } from './registration-request.entity.js';

/** Without these nothing is sent; the form says so in one sentence. */
export const REQUIRED_FIELDS = [
  'fullName',
  'email',
  'phone',
  'birthDate',
  'scheduleName',
  'experience',
  'availability',
] as const;

const REVIEW_DECISIONS = ['approved', 'rejected'] as const satisfies readonly RegistrationStatus[];

const CONSENT_NEEDED =
  'Consentimento: para continuar, autorize o uso dos seus dados pelo ministério, como explicado no formulário.';

export class CreateRegistrationRequest {
  @PersonName()
  @Matches(/\p{L}.*\p{L}/u, { message: 'Nome completo: escreva o nome por inteiro.' })
  fullName!: string;

  @Email()
  email!: string;

  @Phone()
  phone!: string;

  @LocalDate({ example: '1985-04-12' })
  birthDate!: string;

  @PersonName({ max: SCHEDULE_NAME_LENGTH, example: 'Ana S.' })
  scheduleName!: string;

  @OneOf(ALL_EXPERIENCES, { example: 'pouca' })
  experience!: Experience | WizardExperience;

  @Texts({
    minItems: 1,
    maxItems: 60,
    maxLength: 80,
    example: ['domingo-8h'],
    message: 'escolha ao menos uma opção.',
    description: 'Valores de GET /api/availability-options.',
  })
  availability!: string[];

  @Note({
    max: 2000,
    example: 'Posso ajudar também aos sábados.',
  })
  observations?: string | null;

  @Flag({ optional: true, nullable: true })
  hasFamilyInMinistry?: boolean | null;

  @Flag({ message: 'leia e marque o consentimento.', example: true })
  @Equals(true, { message: CONSENT_NEEDED })
  consent!: boolean;

  @Text({
    min: 0,
    max: 120,
    optional: true,
    nullable: true,
    description: 'Obrigatório para menores de 18 anos.',
    example: 'Marta Souza',
  })
  guardianName?: string | null;

  @Text({
    min: 0,
    max: 120,
    optional: true,
    nullable: true,
    description: 'Telefone ou e-mail; obrigatório para menores de 18 anos, e diferente do da pessoa.',
    example: '+55 (15) 99999-8888',
  })
  guardianContact?: string | null;

  @Flag({ optional: true, nullable: true, description: 'Obrigatório para menores de 18 anos.' })
  guardianConsent?: boolean | null;
}

/** What may be corrected of a request that nobody has decided. */
export class CorrectRegistrationRequest extends PickType(CreateRegistrationRequest, [
  'fullName',
  'phone',
  'birthDate',
  'scheduleName',
  'experience',
  'availability',
  'observations',
  'hasFamilyInMinistry',
]) {}

export class RegistrationReceivedResponse {
  @OneOf(['pending'])
  status!: 'pending';

  @Text({ example: 'Solicitação enviada com sucesso!' })
  message!: string;
}

/** What the person who asked may see of the request. */
export class OwnRegistrationResponse {
  @Id()
  id!: number;

  @PersonName()
  fullName!: string;

  @Email()
  email!: string;

  @Phone()
  phone!: string;

  @LocalDate({ example: '1985-04-12' })
  birthDate!: string;

  @PersonName({ example: 'Ana S.' })
  scheduleName!: string;

  @OneOf(ALL_EXPERIENCES)
  experience!: Experience | WizardExperience;

  @Texts({ example: ['domingo-8h'] })
  availability!: string[];

  @Text({ lines: 'many', nullable: true, max: 2000, example: null })
  observations!: string | null;

  @Flag()
  hasFamilyInMinistry!: boolean;

  @Text({
    nullable: true,
    description: 'Responsável, quando a pessoa é menor de idade.',
    example: 'Marta Souza',
  })
  guardianName!: string | null;

  @Text({ nullable: true, description: 'Telefone ou e-mail do responsável.', example: '+55 (15) 99999-8888' })
  guardianContact!: string | null;

  @OneOf(REGISTRATION_STATUSES)
  status!: RegistrationStatus;

  @Text({ lines: 'many', nullable: true, max: 2000, example: null })
  reviewComments!: string | null;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true, example: null })
  reviewedAt!: string | null;
}

export class RegistrationResponse extends OwnRegistrationResponse {
  @OneOf(APPROVAL_ROLES, { nullable: true, description: 'A função dada na aprovação.' })
  role!: ApprovalRole | null;

  @Text({ nullable: true, description: 'Quem decidiu.', example: 'Rita Campos' })
  reviewedBy!: string | null;
}

export class ReviewRegistrationRequest {
  @OneOf(REVIEW_DECISIONS)
  status!: (typeof REVIEW_DECISIONS)[number];

  @Note({
    max: 2000,
    description: 'Obrigatório na recusa: a pessoa o recebe por e-mail.',
    example: 'Bem-vinda!',
  })
  reviewComments?: string | null;

  @OneOf(APPROVAL_ROLES, {
    optional: true,
    nullable: true,
    description: 'Só na aprovação; ministro, se faltar.',
    example: 'ministro',
  })
  role?: ApprovalRole | null;

  @Flag({
    optional: true,
    nullable: true,
    description:
      'Na aprovação: o administrador sabe que o e-mail já tem uma conta (409 account-exists) e junta o cadastro a ela.',
  })
  attach?: boolean | null;
}

export class ReviewedRegistrationResponse extends RegistrationResponse {
  @Text({ example: 'Cadastro aprovado com sucesso!' })
  message!: string;

  @Text({
    optional: true,
    max: 2000,
    description:
      'Na aprovação que cria a conta: link para criar a senha, válido por 24 horas e uma única vez.',
    example: 'https://partilha.example/setup-password?token=…',
  })
  setupLink?: string;
}

const count = { min: 0, max: 1_000_000, example: 3 };

export class RegistrationStatsResponse {
  @Int(count)
  pending!: number;

  @Int(count)
  approved!: number;

  @Int(count)
  rejected!: number;

  @Int(count)
  total!: number;
}
