import { ErrorResponse } from '../../platform/errors/error.response.js';
import { NestedList } from '../../platform/fields/fields.js';
import { Revision } from '../revision.js';
import { RosterHistoryResponse } from '../roster-history.dto.js';

/** 409 of a call whose revision is stale. */
export class StaleRosterResponse extends ErrorResponse {
  @Revision('A revisão de agora; só com o código `concurrent-change`.')
  revision?: number;

  @NestedList(() => RosterHistoryResponse, {
    optional: true,
    description: 'O que mudou desde a revisão enviada, do mais antigo ao mais novo.',
  })
  changes?: RosterHistoryResponse[];
}
