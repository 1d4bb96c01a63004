import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';

const KEY_BYTES = 32;
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

/**
 * Links by which somebody who was asked answers without a session. A token names its offer and is signed with a key made
 * of the server's secret, so that none is stored; what it may still do is decided by the offer and its request.
 */
@Injectable()
export class OfferLinksService {
  private readonly key: Buffer;

  constructor(@Inject(ENV) private readonly env: RunningEnv) {
    this.key = Buffer.from(hkdfSync('sha256', env.jwtSecret, '', 'substitution-offer', KEY_BYTES));
  }

  linkOf(offerId: number): string {
    return `${this.env.publicUrl}/substitution?token=${this.tokenOf(offerId)}`;
  }

  tokenOf(offerId: number): string {
    return `${offerId}.${this.signatureOf(offerId).toString('base64url')}`;
  }

  /** The offer that a token names; null when it was not made here. */
  offerOf(token: string): number | null {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return null;
    const offerId = Number(id);
    const given = Buffer.from(signature, 'base64url');
    const right = this.signatureOf(offerId);
    return given.length === right.length && timingSafeEqual(given, right) ? offerId : null;
  }

  private signatureOf(offerId: number): Buffer {
    return createHmac('sha256', this.key).update(String(offerId)).digest();
  }
}
