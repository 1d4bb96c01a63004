/** What a second factor is made of: secrets at rest, codes of an authenticator app, recovery codes. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** A code of one step before or after is taken, for clocks that differ. */
const WINDOW = 1;
const ISSUER = 'Partilha';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const RECOVERY_CODES = 10;
/** Without signs that look alike; 32 of them, so that 16 are 80 bits and a plain hash is enough. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 16;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const setupAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of 30 seconds that a code belongs to, if it is one of those that are taken now; compares in constant time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}

/** What was typed, without the spaces and hyphens that people put between the signs. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** One-time codes for who has lost the app, as they are shown: 'ABCD-EFGH-JKLM-NPQR'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** What is stored of a recovery code. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('hex');

/** Seals a secret for the database (AES-256-GCM); `owner` is bound to it, so that it opens in no other row. */
export function seal(serverSecret: string, owner: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null where it was sealed by another server's secret or for another owner. */
export function unseal(serverSecret: string, owner: string, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), iv)
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}

const keyOf = (serverSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', 'second factor', 32));
