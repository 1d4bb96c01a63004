import { createECDH } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { UserSession } from '../auth/index.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { invalid } from '../platform/errors/app-error.js';
import { isPublicUrl } from './public-address.js';
import type { PushSubscriptionRequest } from './push.dto.js';
import { vapidKeysOf, type VapidKeys } from './vapid-keys.js';

/** Where a browser is reached, and with which keys it reads. */
export interface PushSubscription {
  sessionId: number;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Of an uncompressed point of P-256. */
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Which devices want to be told: a subscription is part of its session, and ends with it. */
@Injectable()
export class PushSubscriptionsService {
  readonly vapidKeys: VapidKeys;

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    this.vapidKeys = vapidKeysOf(env.jwtSecret);
  }

  get publicKey(): string {
    return this.vapidKeys.publicKey;
  }

  /**
   * Takes the browser's subscription for the session that asks. A browser has one: whoever used it before is no longer
   * reached there.
   * @throws AppError 400 for an address that is none of the public web, or keys with which nothing can be encrypted.
   */
  async subscribe({ sessionId }: Session, { endpoint, keys }: PushSubscriptionRequest): Promise<void> {
    if (!this.isReachable(endpoint) || !areUsable(keys))
      throw invalid(
        'Este navegador não deu um endereço que se possa usar. Tente de novo em outro navegador.',
      );
    await this.em.transactional(async (em) => {
      await em.nativeUpdate(UserSession, { pushEndpoint: endpoint }, { pushEndpoint: null, pushKeys: null });
      await em.nativeUpdate(UserSession, sessionId, {
        pushEndpoint: endpoint,
        pushKeys: { p256dh: keys.p256dh, auth: keys.auth },
      });
    });
  }

  async unsubscribe({ sessionId }: Pick<Session, 'sessionId'>): Promise<void> {
    await this.em.nativeUpdate(UserSession, sessionId, { pushEndpoint: null, pushKeys: null });
  }

  /** The subscription is no longer known to its push service. What took its place meanwhile stays. */
  async forget({ sessionId, endpoint }: PushSubscription): Promise<void> {
    await this.em.nativeUpdate(
      UserSession,
      { id: sessionId, pushEndpoint: endpoint },
      { pushEndpoint: null, pushKeys: null },
    );
  }

  /** Where the person is reached: on the devices on which they are signed in and want it. */
  async of(userId: number, em: EntityManager = this.em): Promise<PushSubscription[]> {
    const { rows } = await sql<PushSubscription>`
      select s.id as "sessionId", s.push_endpoint as endpoint, s.push_keys as keys
      from user_session s join user_account u on u.id = s.user_id and u.token_version = s.token_version
      where u.id = ${userId} and u.disabled_at is null and s.expires_at > ${this.clock.now()}
        and s.push_endpoint is not null
      order by s.id`.execute(em.getKysely());
    return rows;
  }

  private isReachable(endpoint: string): boolean {
    return this.env.privatePushServices ? URL.canParse(endpoint) : isPublicUrl(endpoint);
  }
}

/** A point of P-256, uncompressed, and a secret of 16 bytes (RFC 8291, section 3). */
function areUsable({ p256dh, auth }: PushSubscription['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
