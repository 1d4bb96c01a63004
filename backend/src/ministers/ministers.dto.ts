import { SCHEDULE_NAME_LENGTH } from './minister.entity.js';
import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ROLES, type Role } from '../platform/access/permissions.js';
import {
  Decimal,
  Email,
  Flag,
  Id,
  Ids,
  Instant,
  Int,
  MAX_ID,
  LocalDate,
  Nested,
  OneOf,
  Text,
  Texts,
  type FieldOptions,
} from '../platform/fields/fields.js';
import { PersonName, Phone } from '../platform/fields/person.js';
import { PhotoPositionValues } from '../platform/fields/photo-position.js';
import { ACCESS_STATES } from './minister-rows.js';
import { ALL_EXPERIENCES, EXPERIENCES, type Experience, type WizardExperience } from './experience.js';

const MIN_SCALE = 0.8;
const MAX_SCALE = 2.5;
const MAX_DUTIES = 31;

const rotation = { min: -360, max: 360, example: 0, description: 'Graus.' };
const scale = { min: MIN_SCALE, max: MAX_SCALE, example: 1 };
const maxDuties = {
  min: 0,
  max: MAX_DUTIES,
  nullable: true,
  example: 4,
  description: 'Nulo: o máximo habitual da paróquia.',
};

const emptyAsNull = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

/** A date that may be absent; an emptied date field of a form is null. */
const OptionalDate = (options: FieldOptions = {}): PropertyDecorator => {
  const date = LocalDate({ ...options, nullable: true });
  return (target, property) => {
    emptyAsNull(target, property);
    date(target, property);
  };
};

/** A telephone that may be absent; an emptied field of a form is null. */
const OptionalPhone = (): PropertyDecorator => {
  const phone = Phone({ nullable: true });
  return (target, property) => {
    emptyAsNull(target, property);
    phone(target, property);
  };
};

class ProfileValues {
  @PersonName()
  fullName!: string;

  @OptionalPhone()
  phone!: string | null;

  @PersonName({ max: SCHEDULE_NAME_LENGTH, example: 'Ana S.' })
  scheduleName!: string;

  @Texts({
    maxItems: 60,
    maxLength: 80,
    example: ['domingo-8h'],
    description: 'Valores de GET /api/availability-options.',
  })
  availability!: string[];

  @OneOf(ALL_EXPERIENCES)
  experience!: Experience | WizardExperience;

  @OptionalDate({ example: '1985-06-02' })
  baptismDate!: string | null;

  @OptionalDate({ example: '2001-05-20' })
  confirmationDate!: string | null;

  @OptionalDate({ example: null })
  marriageDate!: string | null;

  @Nested(() => PhotoPositionValues, { example: { x: 0, y: 0 } })
  profileImagePosition!: PhotoPositionValues;

  @Decimal(rotation)
  profileImageRotation!: number;

  @Decimal(scale)
  profileImageScale!: number;

  @Int(maxDuties)
  maxDutiesPerMonth!: number | null;

  @Flag({ description: 'Se quem serve na mesma missa pode ver o telefone.' })
  sharesPhone!: boolean;

  @Flag({ description: 'Se quem serve na mesma missa pode ver o e-mail.' })
  sharesEmail!: boolean;

  @Text({ min: 0, max: 120, nullable: true, example: null, description: 'Só a coordenação muda.' })
  guardianName!: string | null;

  @Text({ min: 0, max: 120, nullable: true, example: null, description: 'Só a coordenação muda.' })
  guardianContact!: string | null;

  @OptionalDate({ example: '1985-04-12', description: 'Só a coordenação muda.' })
  birthDate!: string | null;

  @Flag({ description: 'Só a coordenação muda.' })
  isActive!: boolean;

  @OptionalDate({ description: 'Só a coordenação muda.', example: null })
  mandateUntil!: string | null;
}

/** Any part of a profile; what the caller may not change, and fields that are not here, change nothing. */
export class UpdateMinisterRequest extends PartialType(ProfileValues, { skipNullProperties: false }) {}

/** Somebody whom the coordination makes a member: the name, and what else is known. */
export class CreateMinisterRequest extends IntersectionType(
  PickType(ProfileValues, ['fullName'] as const),
  PartialType(OmitType(ProfileValues, ['fullName', 'profileImagePosition'] as const), {
    skipNullProperties: false,
  }),
) {}

export class GiveAccountRequest {
  @Email()
  email!: string;
}

export class InviteRequest {
  @Ids({ example: [17, 23] })
  ministerIds!: number[];
}

export class InvitableResponse {
  @Int({ min: 0, max: MAX_ID, example: 40, description: 'Quantas pessoas podem ser convidadas.' })
  invitable!: number;
}

export class InvitedResponse {
  @Int({ min: 0, max: MAX_ID, example: 40, description: 'Quantas pessoas receberam um link.' })
  invited!: number;
}

export class InvitationLinkResponse {
  @Text({ max: 2000, example: 'https://partilha.example/setup-password?token=…' })
  setupLink!: string;
}

export class DecideNameRequest {
  @PersonName({ description: 'O nome pedido, como quem decide o viu.' })
  fullName!: string;

  @Flag({ description: 'Não: o nome fica como está.', example: true })
  accepted!: boolean;
}

/** How a photo sits in its circle, as its owner has turned and moved it. */
export class PhotoPlaceResponse {
  @Nested(() => PhotoPositionValues)
  profileImagePosition!: PhotoPositionValues;

  @Decimal(rotation)
  profileImageRotation!: number;

  @Decimal(scale)
  profileImageScale!: number;
}

/** What ministers see of each other. */
export class MinisterCardResponse extends PhotoPlaceResponse {
  @Id()
  id!: number;

  @PersonName({ example: 'Ana S.' })
  scheduleName!: string;

  @Text({ nullable: true, example: '/api/photos/0123456789abcdef0123456789abcdef.webp' })
  profileImageUrl!: string | null;
}

/** The whole record: for its owner and for those who coordinate. */
export class MinisterResponse extends MinisterCardResponse {
  @Int({ min: 1, max: MAX_ID, nullable: true, example: 17, description: 'Nulo: a pessoa não tem conta.' })
  userId!: number | null;

  @OneOf(ACCESS_STATES, {
    example: 'entered',
    description: 'none: sem conta; invited: tem conta e ainda não criou a senha; entered: já criou a senha.',
  })
  access!: (typeof ACCESS_STATES)[number];

  @PersonName()
  fullName!: string;

  @PersonName({ nullable: true, description: 'O nome pedido, que espera a coordenação.', example: null })
  requestedName!: string | null;

  @Email({ nullable: true })
  email!: string | null;

  @OneOf(ROLES, { example: 'ministro' })
  role!: Role;

  @Phone({ nullable: true })
  phone!: string | null;

  @LocalDate({ nullable: true, example: '1985-04-12' })
  birthDate!: string | null;

  @Texts({ example: ['domingo-8h'] })
  availability!: string[];

  @OneOf(EXPERIENCES)
  experience!: Experience;

  @LocalDate({ nullable: true, example: '1985-06-02' })
  baptismDate!: string | null;

  @LocalDate({ nullable: true, example: '2001-05-20' })
  confirmationDate!: string | null;

  @LocalDate({ nullable: true, example: null })
  marriageDate!: string | null;

  @Flag()
  isActive!: boolean;

  @Int(maxDuties)
  maxDutiesPerMonth!: number | null;

  @LocalDate({ nullable: true, example: null })
  mandateUntil!: string | null;

  @Flag()
  sharesPhone!: boolean;

  @Flag()
  sharesEmail!: boolean;

  @Text({ nullable: true, description: 'Responsável, de quem é menor de idade.', example: null })
  guardianName!: string | null;

  @Text({ nullable: true, description: 'Telefone ou e-mail do responsável.', example: null })
  guardianContact!: string | null;

  @Instant({ nullable: true, description: 'Quando foi feito o último link para criar a senha.' })
  invitedAt!: string | null;

  @Instant()
  createdAt!: string;

  @Instant()
  updatedAt!: string;
}
