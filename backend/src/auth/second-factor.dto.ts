import { Flag, Instant, Int, Password, Text, Texts } from '../platform/fields/fields.js';
import { RECOVERY_CODES } from './totp.js';

const CODE_LENGTH = 40;

/** Of the authenticator app, or a recovery code. */
export const SecondFactorCode = (options: { optional?: boolean; description?: string } = {}) =>
  Text({ max: CODE_LENGTH, example: '123456', ...options });

export class BeginSecondFactorRequest {
  @Password({ description: 'A de quem pede.' })
  password!: string;
}

export class ConfirmSecondFactorRequest {
  @SecondFactorCode()
  code!: string;
}

export class EndSecondFactorRequest {
  @Password({ description: 'A de quem pede.' })
  password!: string;

  @SecondFactorCode({ description: 'Do aplicativo, ou um código de recuperação.' })
  code!: string;
}

export class SecondFactorResponse {
  @Flag()
  active!: boolean;

  @Instant({ nullable: true })
  since!: string | null;

  @Int({ min: 0, max: RECOVERY_CODES, example: RECOVERY_CODES })
  recoveryCodesLeft!: number;
}

export class SecondFactorSetupResponse {
  @Text({ example: 'JBSWY3DPEHPK3PXP', description: 'A chave, para digitar no aplicativo.' })
  secret!: string;

  @Text({ max: 500, example: 'otpauth://totp/Partilha:…', description: 'A mesma, para o código QR.' })
  address!: string;
}

export class RecoveryCodesResponse {
  @Texts({ example: ['ABCD-EFGH-JKLM-NPQR'], description: 'Mostrados uma única vez.' })
  recoveryCodes!: string[];
}
