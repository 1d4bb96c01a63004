import {
  Decimal,
  Email,
  Flag,
  Id,
  Instant,
  Int,
  Nested,
  OneOf,
  Password,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { DeletedResponse, DoneResponse } from '../platform/http/done.response.js';
import { PhotoPositionValues } from '../platform/fields/photo-position.js';
import {
  PERMISSION_NAMES,
  permissionsOf,
  ROLES,
  type Permission,
  type Role,
} from '../platform/access/permissions.js';
import { SecondFactorCode } from './second-factor.dto.js';

export class LoginRequest {
  @Email()
  email!: string;

  @Password()
  password!: string;

  @Flag({ optional: true, description: '30 dias em vez de 12 horas.' })
  rememberMe?: boolean;

  @SecondFactorCode({
    optional: true,
    description:
      'Só para contas com verificação em duas etapas: sem ele a resposta é 403 `second-factor-required`, com um errado 403 `wrong-code`.',
  })
  code?: string;
}

export class RegisterRequest {
  @Email()
  email!: string;

  @Password()
  password!: string;

  @Text({ optional: true, max: 120, example: 'Ana Souza' })
  name?: string;

  @OneOf(ROLES, {
    optional: true,
    description: 'Uma função acima de "user" exige a sessão de um administrador.',
  })
  role?: Role;
}

export class PasswordByTokenRequest {
  @Text({ max: 200, example: 'recebido por e-mail' })
  token!: string;

  @Password()
  password!: string;
}

export class PasswordSetResponse extends DoneResponse {
  /** Of the account, for the login that follows. */
  @Email()
  email!: string;
}

export class TokenRequest {
  @Text({ max: 200, example: 'recebido por e-mail' })
  token!: string;
}

export class ForgotPasswordRequest {
  @Email({ message: 'Email obrigatório' })
  email!: string;
}

export class ChangePasswordRequest {
  @Password()
  currentPassword!: string;

  @Password()
  newPassword!: string;
}

export class SessionUserResponse {
  @Id()
  id!: number;

  @Email()
  email!: string;

  @Text({ example: 'Ana Souza' })
  name!: string;

  @OneOf(ROLES)
  role!: Role;
}

export class LoginResponse {
  @Text({ max: 2000, example: 'eyJhbGciOiJIUzI1NiJ9.…' })
  token!: string;

  @Nested(() => SessionUserResponse)
  user!: SessionUserResponse;
}

export class CurrentUserResponse extends SessionUserResponse {
  @Instant()
  createdAt!: string;

  @Text({ nullable: true, example: '/api/photos/ab12.webp' })
  profileImageUrl!: string | null;

  @Nested(() => PhotoPositionValues, { nullable: true, example: { x: 0, y: 0 } })
  profileImagePosition!: PhotoPositionValues | null;

  @Decimal({ min: -360, max: 360, nullable: true, example: 0 })
  profileImageRotation!: number | null;

  @Decimal({ min: 0.8, max: 2.5, nullable: true, example: 1 })
  profileImageScale!: number | null;

  @Int({ min: 1, max: 2_147_483_647, nullable: true, example: 17 })
  ministerId!: number | null;

  @Flag({ description: 'Se é preciso ativar a verificação em duas etapas antes de mostrar o resto.' })
  secondFactorNeeded!: boolean;

  @Flag({ description: 'Se é preciso perguntar o consentimento antes de mostrar o resto.' })
  consentRequired!: boolean;

  @Texts({
    values: PERMISSION_NAMES,
    description: 'O que esta pessoa pode fazer.',
    example: permissionsOf('ministro'),
  })
  permissions!: Permission[];
}

export class SessionResponse {
  @Id()
  id!: number;

  @Text({ example: 'Chrome no Android' })
  device!: string;

  @Flag({ description: 'Se é o aparelho que pergunta.' })
  current!: boolean;

  @Instant({ description: 'Quando se entrou nele.' })
  openedAt!: string;

  @Instant({ description: 'O último uso, com a precisão de um quarto de hora.' })
  lastSeenAt!: string;

  @Flag({ description: 'Se os avisos chegam a ele.' })
  receivesPush!: boolean;
}

export class SessionEndedResponse extends DeletedResponse {
  @Flag({ description: 'Se o endereço de agenda também deixou de valer.' })
  calendarEnded!: boolean;
}

export class TokenStateResponse {
  @Flag()
  valid!: boolean;

  @Text({ example: 'Token expirado ou já utilizado.' })
  message!: string;
}
