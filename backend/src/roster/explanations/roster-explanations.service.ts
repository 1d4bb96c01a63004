import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../../platform/access/session.js';
import { Clock } from '../../platform/clock.js';
import { instantToLocal } from '../../platform/dates/instant.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { MinisterExplanation, SlotReason } from './explain-minister.js';
import { monthlyLimit } from '../rules/hard-rules.js';
import type {
  DetailedReasonResponse,
  MinisterExplanationResponse,
  OwnExplanationResponse,
  ReasonResponse,
  OwnShareResponse,
} from './roster-explanations.dto.js';
import { type RosterFacts, type RosterPerson } from '../roster.js';
import { wishNamed } from '../wishes/wishes.js';
import { explanationOf, ownRuleSentence, reasonSentence } from './roster-reasons.js';
import { RosterProofService } from '../compute/roster-proof.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { RosterBalanceService } from '../roster-balance.service.js';
import { RosterStateService } from '../roster-state.service.js';
import { SCHEDULE_NOT_FOUND } from '../schedule-access.js';
import { RELEASED_STATUSES } from '../schedule-states.js';

const PROVEN =
  'Está provado, e a prova foi conferida: com as respostas de todos, nenhuma outra escala atende melhor ao conjunto.';

/** "Por que fui (ou não fui) escalado", for the coordination and for each minister about themselves. */
@Injectable()
export class RosterExplanationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly states: RosterStateService,
    private readonly proofs: RosterProofService,
    private readonly balance: RosterBalanceService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Why somebody serves or not at each mass of the roster as it stands.
   * @throws AppError 404 when there is no such schedule, or nobody who serves with that id.
   */
  async ofMinister(scheduleId: number, ministerId: number): Promise<MinisterExplanationResponse> {
    const { facts, person, explanation } = await this.explain(scheduleId, ministerId);
    return {
      scheduleName: person.name,
      ...numbersOf(facts, person, explanation),
      masses: explanation.slots.map(
        (reason): DetailedReasonResponse => ({
          ...massOf(facts, reason),
          message: reasonSentence(facts, person.id, reason),
          details: reason.details ?? null,
        }),
      ),
    };
  }

  /**
   * Why the caller serves or not at each mass of a schedule that ministers see. Nothing is told of other people: no
   * names, no answers, no loads.
   * @throws AppError 404 when the caller does not serve, or sees no such schedule.
   */
  async own({ ministerId }: Session, scheduleId: number): Promise<OwnExplanationResponse> {
    const { rows } = await sql`
      select from schedule s where s.id = ${scheduleId} and s.status in (${sql.join(RELEASED_STATUSES)})`.execute(
      this.em.getKysely(),
    );
    if (rows.length === 0) throw notFound(SCHEDULE_NOT_FOUND);
    const { facts, person, explanation } = await this.explain(scheduleId, ministerId ?? 0);
    return {
      ...numbersOf(facts, person, explanation),
      masses: explanation.slots.map(
        (reason): ReasonResponse => ({
          ...massOf(facts, reason),
          message: ownSentence(facts, person, reason),
        }),
      ),
    };
  }

  /** What would be fair to the caller in each released schedule that is not over, and what they serve; else in the last. */
  async share({ ministerId }: Session): Promise<OwnShareResponse[]> {
    if (ministerId === null) return [];
    const { timeZone, defaultMaxDuties } = await this.settings.read();
    const today = instantToLocal(this.clock.now(), timeZone).date;
    return this.balance.sharesOf(this.em, { ministerId, today, defaultMaxDuties });
  }

  private async explain(scheduleId: number, ministerId: number) {
    const state = await this.states.snapshot(scheduleId);
    const person = state.facts.people.get(ministerId);
    if (!person?.serves) throw notFound('Este ministro não existe ou não serve no momento.');
    const explanation = explanationOf(state, person);
    const proof = await this.proofs.holding(this.em.getKysely(), scheduleId);
    const message = proof ? `${explanation.message} ${PROVEN}` : explanation.message;
    return { facts: state.facts, person, explanation: { ...explanation, message } };
  }
}

function numbersOf(
  facts: RosterFacts,
  person: RosterPerson,
  { duties, offered, balance, message }: MinisterExplanation,
): Pick<OwnExplanationResponse, 'duties' | 'offered' | 'limit' | 'balance' | 'message'> {
  return { duties, offered, limit: monthlyLimit(facts, person), balance, message };
}

function massOf(facts: RosterFacts, { slot, chosen, code }: SlotReason): Omit<ReasonResponse, 'message'> {
  const { date, time, description } = facts.masses.get(slot)!;
  return { slotId: slot, date, time, description, chosen, code };
}

/** Why, in words to the person themselves that tell nothing of anybody else. */
function ownSentence(facts: RosterFacts, person: RosterPerson, reason: SlotReason): string {
  const { code, chosen, exchange, message } = reason;
  const wish = exchange?.change && wishNamed(exchange.change.stage).phrase;
  switch (code) {
    case 'pinned':
      return 'A coordenação fixou o seu lugar nesta missa.';
    case 'full':
      return 'A missa está completa, com lugares que a coordenação fixou.';
    case 'open':
      return 'Ainda há lugar para você nesta missa.';
    case 'needed':
      return 'Você se ofereceu, e ninguém mais estava livre para esta missa.';
    case 'tie':
      return chosen
        ? 'Você se ofereceu. Outra pessoa também poderia servir; a escala seria igualmente boa.'
        : 'A missa está completa. Você também poderia servir; a escala seria igualmente boa.';
    case 'order':
      return chosen
        ? `Você se ofereceu, e a escala ficou melhor assim: outra pessoa no seu lugar aumentaria ${wish}.`
        : `A missa está completa, e a escala ficou melhor assim: você no lugar de outra pessoa aumentaria ${wish}.`;
    case 'improvable':
      return chosen
        ? 'Você se ofereceu. A escala foi mudada à mão, e outra pessoa também caberia aqui.'
        : 'A missa está completa. A escala foi mudada à mão, e você também caberia aqui.';
    default:
      return ownRuleSentence(facts, person.id, reason) ?? message;
  }
}
