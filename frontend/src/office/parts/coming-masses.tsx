import { useApiQuery } from '../../api/queries.ts';
import { plural } from '../../lib/plural.ts';
import { Notice } from '../../ui/notice.tsx';
import { MassLinks } from './mass-links.tsx';

/** The masses to come in which a minister is, as published. */
export const useComingMasses = (ministerId: number | null, enabled = true) =>
  useApiQuery(
    '/api/ministers/{id}/duties',
    { path: { id: ministerId ?? 0 } },
    { fresh: true, enabled: enabled && ministerId !== null },
  );

/** Says, before somebody is erased, which masses lose them; nothing while there are none. */
export function LosesMasses({ ministerId }: { ministerId: number | null }) {
  const { data: masses = [] } = useComingMasses(ministerId);
  if (masses.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`Está na escala: ${plural(masses.length, 'missa que ainda vem', 'missas que ainda vêm')}`}
    >
      Estes lugares ficam vazios. Dê antes cada um a outra pessoa.
      <MassLinks masses={masses} />
    </Notice>
  );
}
