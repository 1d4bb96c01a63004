import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ReceivedRequest } from './recording-server.js';

const TAG_BYTES = 16;
/** Of aes128gcm's header: salt, record size, length of the sender's key (RFC 8188, 2.1). */
const [SALT_END, SIZE_END, KEY_START] = [16, 20, 21];
const LAST_RECORD = 2;

/** A browser that has subscribed to notices: reads what reaches its push service, and checks who sent it. */
export class PushBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.pair.generateKeys();
  }

  /** As PushSubscription.toJSON gives it. */
  get subscription() {
    const p256dh = this.pair.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.auth.toString('base64url') } };
  }

  /** The notice of a request, decrypted as browsers do (RFC 8291, section 3.4). */
  read({ body }: ReceivedRequest): Record<string, string> {
    const salt = body.subarray(0, SALT_END);
    const keyEnd = KEY_START + body[SIZE_END]!;
    const senderKey = body.subarray(KEY_START, keyEnd);
    const secret = this.pair.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), senderKey]);
    const material = hkdfSync('sha256', secret, this.auth, info, 32);
    const key = hkdfSync('sha256', Buffer.from(material), salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', Buffer.from(material), salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
    const end = padded.lastIndexOf(LAST_RECORD);
    return JSON.parse(padded.subarray(0, end).toString('utf8')) as Record<string, string>;
  }
}

/** What a request says of its sender (RFC 8292); throws when it is not signed with the key that it names. */
export function senderOf({ headers }: ReceivedRequest): {
  publicKey: string;
  claims: { aud: string; exp: number; sub: string };
} {
  const [, token, publicKey] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!;
  const [header, payload, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(publicKey!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${header}.${payload}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The sender has another key than it says');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReturnType<
    typeof senderOf
  >['claims'];
  return { publicKey: publicKey!, claims };
}
