import { useApiQuery } from '../../api/queries.ts';

/** The requests for a substitute that are open. */
export const useOpenRequests = () =>
  useApiQuery('/api/substitutions', { query: { isOpen: 'true' } }, { fresh: true });
