import type { INestApplicationContext } from '@nestjs/common';
import { Minister } from '../../src/ministers/minister.entity.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import type { SubstitutionResponse } from '../../src/substitutions/substitutions.dto.js';
import { RosterFactory, type MassValues } from './roster-factory.js';
import type { Caller, TestApp } from './test-app.js';

/** Somebody who serves, with a session. */
export interface Server {
  caller: Caller;
  email: string;
  userId: number;
  ministerId: number;
}

/** Makes published schedules and requests for a substitute. */
export class SubstitutionsFactory {
  readonly roster: RosterFactory;

  constructor(private readonly app: TestApp) {
    this.roster = new RosterFactory(app);
  }

  /** A published schedule whose masses were all asked about. */
  async published(...masses: MassValues[]): Promise<{ id: number; slots: number[] }> {
    const made = await this.roster.schedule(masses, { status: 'published' });
    await this.roster.questionnaire(made.id, made.slots);
    return made;
  }

  /** Somebody called by this name in the schedule. */
  async server(scheduleName: string, values: Partial<Minister> = {}): Promise<Server> {
    const { user, minister } = await this.app.make.person({ name: `${scheduleName} Inventada` });
    await this.app.em().nativeUpdate(Minister, { id: minister!.id }, { scheduleName, ...values });
    const { email, id: userId } = user;
    return { caller: await this.app.withTokenOf(user), email, userId, ministerId: minister!.id };
  }

  /** Asks over HTTP for a substitute at a mass where the person gets a place. */
  async asked(
    server: Server,
    slotId: number,
    reason = 'Estarei em viagem.',
  ): Promise<SubstitutionResponse & { assignmentId: number }> {
    const assignmentId = await this.roster.place(slotId, server.ministerId);
    const { status, body } = await server.caller.post<SubstitutionResponse>('/api/substitutions', {
      assignmentId,
      reason,
    });
    if (status !== 201) throw new Error(`POST /api/substitutions: ${JSON.stringify(body)}`);
    return { ...body, assignmentId };
  }

  stored(id: number): Promise<SubstitutionRequest | null> {
    return this.app.em().findOne(SubstitutionRequest, id);
  }

  /** Does every job that is due, in the test's own process or in a peer. */
  async work(process: INestApplicationContext = this.app.nest): Promise<void> {
    while ((await process.get(OutboxRelayService, { strict: false }).drain()) > 0);
  }
}
