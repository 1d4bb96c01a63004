import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../platform/errors/app-error.js';
import { comparisonKey } from '../platform/text.js';

export const PASSWORD_MIN_LENGTH = 6;
const COMMON_COUNT = 1000;

/** argon2id with OWASP's second recommended setting (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What people here type first, beside the world's commonest. */
const COMMON_IN_PORTUGUESE = [
  'senha',
  'senha1',
  'senha12',
  'senha123',
  'senha1234',
  'minhasenha',
  'mudar123',
  'trocar123',
  'brasil',
  'brasil123',
  'flamengo',
  'corinthians',
  'palmeiras',
  'saopaulo',
  'santos',
  'gremio',
  'internacional',
  'cruzeiro',
  'vasco',
  'jesus',
  'jesus123',
  'jesuscristo',
  'deus123',
  'deusefiel',
  'deuseamor',
  'maria123',
  'mariamaria',
  'avemaria',
  'aparecida',
  'nossasenhora',
  'saojudas',
  'saojudastadeu',
  'santuario',
  'eucaristia',
  'comunhao',
  'ministro',
  'ministerio',
  'paroquia',
  'igreja',
  'amorzinho',
  'familia',
  'gabriel',
  'eduardo',
  'fernanda',
  'amanda',
];

const COMMON = new Set([...dictionary['passwords-common'].slice(0, COMMON_COUNT), ...COMMON_IN_PORTUGUESE]);

/** Judges, hashes and verifies passwords. */
@Injectable()
export class PasswordsService {
  /** Verified against when there is no account, so that the answer takes as long. */
  private readonly decoy = hash('no account has this password', ARGON2ID);

  /**
   * @param field name of the password's field in the request, for the error.
   * @throws AppError 400 when it is too short, or among the commonest.
   */
  check(password: string, field = 'password'): void {
    const problem = this.problemOf(password);
    if (problem) throw invalid(problem, { [field]: problem });
  }

  hash(password: string): Promise<string> {
    return hash(password, ARGON2ID);
  }

  /** Whether the password is right; takes as long when there is no hash to compare with. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.decoy), password);
    return matches && passwordHash !== null;
  }

  private problemOf(password: string): string | null {
    if ([...password].length < PASSWORD_MIN_LENGTH) return 'A senha deve ter pelo menos 6 caracteres.';
    const plain = comparisonKey(password).replace(/\s/g, '');
    if (COMMON.has(plain) || /^(.)\1*$/u.test(plain)) {
      return 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
    }
    return null;
  }
}
