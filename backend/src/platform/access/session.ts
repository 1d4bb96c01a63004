import type { Role } from './permissions.js';

/** The person behind a request, read from the database at every request. */
export interface Session {
  userId: number;
  email: string;
  name: string;
  role: Role;
  /** The account's, which rises when its sessions end. */
  tokenVersion: number;
  /** The row of this sign-in on this device. */
  sessionId: number;
  /** Whether nothing but the own account is open until a second factor is set up. */
  needsSecondFactor: boolean;
  /** The person's minister record, where there is one. */
  ministerId: number | null;
  /** Whether they have not agreed to the present consent text: then little is open to them. */
  consentRequired: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    session?: Session;
  }
}
