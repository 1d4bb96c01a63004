import { existsSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';

export type ProcessRole = 'api' | 'worker' | 'all';

/** Everything the process reads from its environment, validated once at boot. */
export interface Env {
  port: number;
  /** Address of the machine at which the server listens. */
  listenHost: string;
  /** Where people reach the web app; one-time links are made from it, never from a request. No trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** After how long a database that hangs counts as away. */
  databaseTimeoutSeconds: number;
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  jwtSecret: string | null;
  /** Encrypts backups; null: they are not encrypted. */
  backupPassphrase: string | null;
  openai: { apiKey: string; baseUrl: string | null; model: string } | null;
  /** The parish's number at Meta's WhatsApp Business Cloud API; null: nothing is sent by WhatsApp. */
  whatsapp: {
    phoneNumberId: string;
    token: string;
    baseUrl: string;
    /** With what Meta shows that a delivery report is its own; null: none is taken. */
    reports: { appSecret: string; verifyToken: string } | null;
  } | null;
  processRole: ProcessRole;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  production: boolean;
  /** Whether /api/docs and /api/docs-json answer. */
  apiDocs: boolean;
}

/** The names read below, in the order of .env.example (a test compares the two). */
export const ENV_NAMES = [
  'PORT',
  'LISTEN_HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_TIMEOUT_SECONDS',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'JWT_SECRET',
  'BACKUP_PASSPHRASE',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_API_URL',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'PROCESS_ROLE',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'API_DOCS',
  'NODE_ENV',
] as const;

export type EnvSource = Partial<Record<(typeof ENV_NAMES)[number], string>>;

const MINIMUM_SECRET_BYTES = 32;
/** What 32 random characters cannot be packed into; a repeated word can. */
const MINIMUM_PACKED_BYTES = 20;
const PLACEHOLDER = /change|secret|senha|segredo|example|exemplo|abcdef|qwerty/i;

/**
 * Reads and checks the settings.
 * @throws Error that names every setting that is wrong and what it should look like.
 */
export function readEnv(source: EnvSource = process.env): Env {
  const problems: string[] = [];
  const text = (name: keyof EnvSource) => source[name]?.trim() || null;

  const url = (name: keyof EnvSource, protocols: string[]) => {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      problems.push(`${name}: expected an address that starts with ${protocols.join(' or ')}//`);
    }
    return value.replace(/\/+$/, '');
  };

  const oneOf = <T extends string>(name: keyof EnvSource, allowed: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    if ((allowed as readonly string[]).includes(value)) return value as T;
    problems.push(`${name}: expected one of ${allowed.join(', ')}`);
    return fallback;
  };

  const port = Number(text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push('PORT: expected a number from 0 to 65535');

  const databaseTimeoutSeconds = Number(text('DATABASE_TIMEOUT_SECONDS') ?? 5);
  if (
    !Number.isInteger(databaseTimeoutSeconds) ||
    databaseTimeoutSeconds < 1 ||
    databaseTimeoutSeconds > 3_600
  )
    problems.push('DATABASE_TIMEOUT_SECONDS: expected a number from 1 to 3600');

  const jwtSecret = text('JWT_SECRET');
  if (jwtSecret !== null && Buffer.byteLength(jwtSecret) < MINIMUM_SECRET_BYTES) {
    problems.push(`JWT_SECRET: expected at least ${MINIMUM_SECRET_BYTES} bytes`);
  } else if (jwtSecret !== null && isGuessable(jwtSecret)) {
    problems.push('JWT_SECRET: expected random characters, as of `openssl rand -base64 48`');
  }

  const production = text('NODE_ENV') === 'production';
  const apiKey = text('OPENAI_API_KEY');
  const baseUrl = url('OPENAI_BASE_URL', ['http:', 'https:']);
  const whatsAppUrl = url('WHATSAPP_API_URL', ['http:', 'https:']) ?? 'https://graph.facebook.com/v23.0';
  const [phoneNumberId, token] = [text('WHATSAPP_PHONE_NUMBER_ID'), text('WHATSAPP_TOKEN')];
  if ((phoneNumberId === null) !== (token === null))
    problems.push('WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN: expected both or neither');
  if (phoneNumberId !== null && !/^\d+$/.test(phoneNumberId))
    problems.push('WHATSAPP_PHONE_NUMBER_ID: expected the digits that Meta shows, not the telephone');
  const [appSecret, verifyToken] = [text('WHATSAPP_APP_SECRET'), text('WHATSAPP_VERIFY_TOKEN')];
  if ((appSecret === null) !== (verifyToken === null))
    problems.push('WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN: expected both or neither');
  const reports = appSecret && verifyToken ? { appSecret, verifyToken } : null;
  const env: Env = {
    port,
    listenHost: text('LISTEN_HOST') ?? '0.0.0.0',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    dataDir: path.resolve(text('DATA_DIR') ?? path.join(projectRoot(), '.data')),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseTimeoutSeconds,
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Partilha <nao-responda@partilha.local>',
    jwtSecret,
    backupPassphrase: text('BACKUP_PASSPHRASE'),
    openai: apiKey === null ? null : { apiKey, baseUrl, model: text('OPENAI_MODEL') ?? 'gpt-5-mini' },
    whatsapp: phoneNumberId && token ? { phoneNumberId, token, baseUrl: whatsAppUrl, reports } : null,
    processRole: oneOf('PROCESS_ROLE', ['all', 'api', 'worker'], 'all'),
    trustedProxies: (text('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    logLevel: oneOf(
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      production ? 'info' : 'warn',
    ),
    production,
    apiDocs: oneOf('API_DOCS', ['on', 'off'], 'on') === 'on',
  };
  if (problems.length > 0) throw new Error(`Invalid settings:\n- ${problems.join('\n- ')}`);
  return env;
}

const isGuessable = (secret: string) =>
  PLACEHOLDER.test(secret) || deflateRawSync(secret).length < MINIMUM_PACKED_BYTES;

/** The folder that holds backend/ and frontend/, wherever the process was started from. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package-lock.json')) && path.dirname(folder) !== folder) {
    folder = path.dirname(folder);
  }
  return folder;
}

/** Once the settings are read: in every other mode React, which draws the mails, checks itself at several times their cost. */
export function putLibrariesInProduction(): void {
  process.env.NODE_ENV = 'production';
}
