import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair by which push services know this server (RFC 8292), as browsers and web-push take it. */
export interface VapidKeys {
  /** The point, uncompressed, in base64url. */
  publicKey: string;
  privateKey: string;
}

/** The order of P-256's group (FIPS 186-4, D.1.2.3). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** So many bits more than the order has that no key is likelier than another (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48;

/**
 * Derived from the signing secret, which is made at the first start: all processes have the same pair, and nothing more
 * is to be kept or lost. Subscriptions belong to sessions, and both end with that secret.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'vapid', SEED_BYTES)).toString('hex');
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
  };
}
