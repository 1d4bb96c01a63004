import { Link } from 'react-router';
import { useCan } from '../../shared/session.tsx';

/** What a person is called in schedules; for those who may change people, the way to their record. */
export function PersonName({ id, children }: { id: number; children: string }) {
  return useCan()('people.write') ? <Link to={`/ministers/${id}`}>{children}</Link> : children;
}
