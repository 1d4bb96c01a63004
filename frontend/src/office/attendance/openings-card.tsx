import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { dateTimeOf, today } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';
import styles from './attendance.module.css';
import type { Opened } from './code-dialog.tsx';

type Opening = Answer<'GET /api/sacristy-openings'>[number];

/** Makes a code that opens the sacristy's screen on a day to come. */
export function OpenSacristy({ date, onOpened }: { date: string; onOpened: (opened: Opened) => void }) {
  const mayOpen = useMayOpen(date);
  const open = useApiMutation({
    run: () => call('POST /api/sacristy-openings', { body: { date } }),
    failure: 'Não foi possível abrir a sacristia',
    changes: ['/api/sacristy-openings'],
    then: onOpened,
  });
  if (!mayOpen) return null;
  return (
    <Button look="primary" busy={open.isPending} onClick={() => open.mutate()}>
      Fazer um código
    </Button>
  );
}

function useMayOpen(date: string): boolean {
  const can = useCan();
  return can('schedules.write') && date >= today();
}

/** The codes that open the sacristy's screen on a day. */
export function OpeningsCard({ date }: { date: string }) {
  const mayOpen = useMayOpen(date);
  const openings = useApiQuery('/api/sacristy-openings', { query: { date } }, { fresh: true });
  const [closing, setClosing] = useState<Opening | null>(null);
  return (
    <Card title="Tela da sacristia">
      <Stack>
        <p>Um tablet ou celular na sacristia entra com o código, sem senha, e vê só as missas deste dia.</p>
        <QueryState
          query={openings}
          loading={<SkeletonCards lines={1} />}
          empty={<Muted>Nenhum código foi feito para este dia.</Muted>}
        >
          {(list) => (
            <ul className={styles.people}>
              {list.map((opening) => (
                <li key={opening.id}>
                  <span className={styles.name}>
                    <span>
                      {`Feito em ${dateTimeOf(opening.openedAt)}`}
                      {opening.openedByName && ` por ${opening.openedByName}`}
                    </span>
                    {opening.closedAt && <Badge>Encerrado</Badge>}
                  </span>
                  {mayOpen && !opening.closedAt && (
                    <Button look="danger" onClick={() => setClosing(opening)}>
                      Encerrar
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Stack>
      {closing && <CloseDialog opening={closing} onClose={() => setClosing(null)} />}
    </Card>
  );
}

function CloseDialog({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  const close = useApiMutation({
    run: () => call('POST /api/sacristy-openings/{id}/close', { path: { id: opening.id } }),
    success: 'Código encerrado',
    failure: 'Não foi possível encerrar',
    changes: ['/api/sacristy-openings'],
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Encerrar o código?"
      description="Os aparelhos que entraram com ele param na hora, e o que ainda não enviaram não será aceito."
      confirm="Encerrar código"
      destructive
      busy={close.isPending}
      onConfirm={() => close.mutate()}
    />
  );
}
