import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { invalid } from '../platform/errors/app-error.js';
import { comparisonKey } from '../platform/text.js';

const PASSWORD_MIN_LENGTH = 6;
/** Digits and signs around a word that do not make it hard to guess: `!`, `1`, `2026`, `@123`. */
const MOST_DECORATION = 5;

/** argon2id with OWASP's second recommended setting (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** The least that argon2 allows. */
const CHEAP = { ...ARGON2ID, memoryCost: 8, timeCost: 1 } as const;

/** What people here type first, beside the world's commonest. */
const COMMON_IN_PORTUGUESE = [
  'senha',
  'minhasenha',
  'mudar',
  'trocar',
  'brasil',
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
  'jesuscristo',
  'deus',
  'deusefiel',
  'deuseamor',
  'maria',
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
  'cristo',
  'partilha',
  'saojose',
  'santoantonio',
  'divinoespirito',
  'espiritosanto',
  'sagradocoracao',
  'rosario',
  'terco',
  'missa',
  'hostia',
  'capela',
  'padre',
  'pastoral',
  'catequese',
  'igrejacatolica',
  'jesusteama',
  'jesusmisericordioso',
];

const COMMON = new Set([...dictionary['passwords-common'], ...COMMON_IN_PORTUGUESE]);

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Whose password it is to be. */
interface Owner {
  email: string;
  name: string;
}

/** Judges, hashes and verifies passwords. */
@Injectable()
export class PasswordsService {
  /** Verified against when there is no account, so that the answer takes as long. */
  private readonly decoy: Promise<string>;

  constructor(@Inject(ENV) private readonly env: Pick<RunningEnv, 'cheapPasswords'>) {
    this.decoy = this.hash('no account has this password');
  }

  /**
   * @param field name of the password's field in the request, for the error.
   * @param owner where it is known: their own name or e-mail is no password either.
   * @throws AppError 400 when it is too short, or easy to guess.
   */
  check(password: string, { field = 'password', owner }: { field?: string; owner?: Owner } = {}): void {
    const problem = problemOf(password, owner);
    if (problem) throw invalid(problem, { [field]: problem });
  }

  hash(password: string): Promise<string> {
    return hash(password, this.env.cheapPasswords ? CHEAP : ARGON2ID);
  }

  /** Whether the password is right; takes as long when there is no hash to compare with. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.decoy), password);
    return matches && passwordHash !== null;
  }
}

function problemOf(password: string, owner?: Owner): string | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'A senha deve ter pelo menos 6 caracteres.';
  const plain = comparisonKey(password).replace(/\s/g, '');
  const words = wordsIn(plain);
  if (words.some((word) => COMMON.has(word)) || /^(.)\1*$/u.test(plain))
    return 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
  const own = owner && ownWords(owner);
  if (own && [lettersOf(plain), ...words.map(lettersOf)].some((word) => own.has(word)))
    return 'Esta senha é o seu nome ou e-mail, fácil de adivinhar. Escolha outra.';
  return null;
}

/** The password, and the word in it without what people add to a word or write in the place of its letters. */
function wordsIn(plain: string): string[] {
  const word = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (word === '' || plain.length - word.length > MOST_DECORATION) return [plain];
  const begin = plain.indexOf(word);
  const words = [plain, word];
  // What stands around the word may be letters too: `$enha`, `s3nh4123`.
  for (let from = begin; from >= 0; from -= 1)
    for (let to = begin + word.length; to <= plain.length; to += 1)
      words.push(plain.slice(from, to).replace(/[013457@$]/g, (sign) => LOOKALIKES[sign]!));
  return words;
}

function ownWords({ email, name }: Owner): Set<string> {
  const mailbox = email.split('@')[0]!;
  const names = name.split(/\s+/);
  const own = [email, mailbox, ...mailbox.split(/[^\p{L}]+/u), name, ...names, `${names[0]}${names.at(-1)}`];
  return new Set(own.map((word) => lettersOf(comparisonKey(word))).filter(({ length }) => length > 2));
}

const lettersOf = (text: string) => text.replace(/[^a-z0-9]/g, '');
