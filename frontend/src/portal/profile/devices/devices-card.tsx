import { useState } from 'react';
import { call, type Answer } from '../../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../../api/queries.ts';
import { useLeave } from '../../../shared/session.tsx';
import LeaveAllDialog from '../../../shared/leave-all-dialog.tsx';
import { dateTimeOf, longDateTimeOf } from '../../../lib/dates.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FoldingSection } from '../../../ui/folding-section.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Muted } from '../../../ui/page.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import styles from './devices.module.css';

/** This one and those used last; further ones are shown when asked for. */
const SHOWN = 4;

type Device = Answer<'GET /api/auth/sessions'>[number];

/** Where the person is signed in, and the ends of it: one device, this one, all of them. */
export default function DevicesCard() {
  const devices = useApiQuery('/api/auth/sessions', {}, { fresh: true });
  const [leaving, setLeaving] = useState<Device | 'all' | null>(null);
  const [all, setAll] = useState(false);
  const close = () => setLeaving(null);
  return (
    <FoldingSection
      title="Aparelhos"
      state={devices.data && `Conta aberta em ${plural(devices.data.length, 'aparelho', 'aparelhos')}`}
    >
      <div className={styles.card}>
        <Muted>Onde a sua conta está aberta.</Muted>
        <QueryState query={devices} empty={<EmptyState text="Nenhum aparelho conectado." />}>
          {(rows) => (
            <>
              <ul className={styles.devices} aria-label="Aparelhos conectados">
                {(all ? rows : rows.slice(0, SHOWN)).map((device) => (
                  <li key={device.id} data-current={device.current || undefined}>
                    <strong>{device.device}</strong>
                    <Badge tone={device.current ? 'success' : 'neutral'}>
                      {device.current ? 'Este aparelho' : 'Outro aparelho'}
                    </Badge>
                    {device.receivesPush && <Badge>Recebe avisos</Badge>}
                    <Muted>
                      <Dotted
                        facts={[
                          `Usado em ${dateTimeOf(device.lastSeenAt)}`,
                          `Conectado desde ${dateTimeOf(device.openedAt)}`,
                        ]}
                      />
                    </Muted>
                    {device.current ? (
                      <Button onClick={() => setLeaving(device)}>Sair deste aparelho</Button>
                    ) : (
                      <Button
                        aria-label={`Desconectar ${device.device}, usado em ${dateTimeOf(device.lastSeenAt)}`}
                        onClick={() => setLeaving(device)}
                      >
                        Desconectar
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {!all && rows.length > SHOWN && (
                <Button look="quiet" onClick={() => setAll(true)}>
                  Mostrar todos os {rows.length} aparelhos
                </Button>
              )}
            </>
          )}
        </QueryState>
        <Button look="danger" onClick={() => setLeaving('all')}>
          Sair de todos os aparelhos
        </Button>
        {leaving === 'all' && <LeaveAllDialog onClose={close} />}
        {leaving !== null && leaving !== 'all' && leaving.current && <LeaveThis onClose={close} />}
        {leaving !== null && leaving !== 'all' && !leaving.current && (
          <LeaveOther device={leaving} onClose={close} />
        )}
      </div>
    </FoldingSection>
  );
}

function LeaveThis({ onClose }: { onClose: () => void }) {
  const { leaving, leave } = useLeave();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Sair deste aparelho?"
      description="Para entrar de novo aqui, será preciso a senha. Os outros aparelhos continuam conectados."
      confirm="Sair deste aparelho"
      busy={leaving}
      onConfirm={leave}
    />
  );
}

function LeaveOther({
  device: { id, device, lastSeenAt },
  onClose,
}: {
  device: Device;
  onClose: () => void;
}) {
  const end = useApiMutation({
    run: () => call('DELETE /api/auth/sessions/{id}', { path: { id } }),
    success: ({ calendarEnded }) => ({
      title: 'Aparelho desconectado',
      description: calendarEnded
        ? 'O endereço da sua agenda, que ele podia conhecer, também deixou de valer. Crie outro em Minha Escala.'
        : 'Para entrar de novo nele, será preciso a senha.',
    }),
    failure: 'Erro ao desconectar o aparelho',
    changes: ['/api/auth/sessions', '/api/my-calendar-feed'],
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Desconectar ${device}?`}
      description={`Usado pela última vez em ${longDateTimeOf(lastSeenAt)}. Nele, será preciso a senha para entrar de novo. O endereço da sua agenda, se houver, também deixa de valer. Se o aparelho se perdeu, troque também a senha.`}
      confirm="Desconectar"
      destructive
      busy={end.isPending}
      onConfirm={() => end.mutate()}
    />
  );
}
