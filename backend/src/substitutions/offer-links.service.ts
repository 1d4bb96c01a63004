import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';

const KEY_BYTES = 32;
const TOKEN = /^([1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * Links by which somebody who was asked answers without a session. A token names its offer and is signed, for the address
 * it goes to, with a key made of the server's secret, so that none is stored; what it may still do is decided by the offer
 * and its request.
 */
@Injectable()
export class OfferLinksService {
  private readonly key: Buffer;

  constructor(@Inject(ENV) private readonly env: RunningEnv) {
    this.key = Buffer.from(hkdfSync('sha256', env.jwtSecret, '', 'substitution-offer', KEY_BYTES));
  }

  linkOf(offerId: number, email: string): string {
    return `${this.env.publicUrl}/substitution?token=${this.tokenOf(offerId, email)}`;
  }

  tokenOf(offerId: number, email: string): string {
    return `${offerId}.${this.signatureOf(offerId, email).toString('base64url')}`;
  }

  /** The offer that a token names, whoever made it; null when it is no whole token. */
  offerOf(token: string): number | null {
    const [, id] = TOKEN.exec(token) ?? [];
    return id === undefined ? null : Number(id);
  }

  /** Whether a token was made here for whom this address belongs to. */
  isFor(email: string, token: string): boolean {
    const [, id, signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = this.signatureOf(Number(id), email);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private signatureOf(offerId: number, email: string): Buffer {
    return createHmac('sha256', this.key).update(`${offerId} ${email}`).digest();
  }
}
