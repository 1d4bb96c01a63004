import { ROLES, type Role } from '../platform/access/permissions.js';
import {
  Email,
  Flag,
  Id,
  Instant,
  Int,
  MAX_ID,
  Nested,
  OneOf,
  Password,
  Text,
} from '../platform/fields/fields.js';
import { PhotoPositionValues } from '../platform/fields/photo-position.js';
import { PersonName } from '../platform/fields/person.js';

export class UpdateUserRequest {
  @OneOf(ROLES, { optional: true, example: 'coordenador' })
  role?: Role;

  @Flag({ optional: true, description: 'Desativar encerra as sessões; reativar permite entrar de novo.' })
  disabled?: boolean;
}

export class ResetSecondFactorRequest {
  @Password({ description: 'A de quem pede.' })
  password!: string;
}

export class SetEmailRequest {
  @Email({ description: 'O novo endereço; quem o dá responde por ele.' })
  email!: string;

  @Password({ description: 'A de quem pede.' })
  password!: string;
}

export class OpenEmailRequest {
  @Password({ description: 'A de quem pede.' })
  password!: string;
}

export class UserResponse {
  @Id()
  id!: number;

  @Email()
  email!: string;

  @PersonName()
  name!: string;

  @OneOf(ROLES, { example: 'ministro' })
  role!: Role;

  @Flag()
  disabled!: boolean;

  @Flag({ description: 'Se a pessoa já criou a senha.' })
  hasPassword!: boolean;

  @Flag({ description: 'Se a pessoa entra com um código além da senha.' })
  hasSecondFactor!: boolean;

  @Int({ min: 1, max: MAX_ID, nullable: true, example: 17 })
  ministerId!: number | null;

  @Text({ nullable: true, example: '/api/photos/ab12.webp' })
  profileImageUrl!: string | null;

  @Nested(() => PhotoPositionValues, { nullable: true, example: { x: 0, y: 0 } })
  profileImagePosition!: PhotoPositionValues | null;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true })
  emailVerifiedAt!: string | null;
}

export class SetupLinkResponse {
  @Text({ max: 2000, example: 'https://partilha.example/setup-password?token=…' })
  setupLink!: string;
}
