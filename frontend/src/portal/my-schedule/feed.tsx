import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/page.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { feedStateText, type FeedAddress, type FeedState } from './calendar-feed-model.ts';
import styles from './calendar-feed.module.css';

/** Making the address of the own masses, and taking it back. */
export default function Feed({ feed }: { feed: FeedState }) {
  const [address, setAddress] = useState<FeedAddress | null>(null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  const create = useApiMutation({
    run: () => call('POST /api/my-calendar-feed'),
    success: 'Endereço da agenda criado',
    failure: 'Erro ao criar o endereço da agenda',
    then: (made) => {
      setAddress(made);
      close();
    },
  });
  const revoke = useApiMutation({
    run: () => call('DELETE /api/my-calendar-feed'),
    success: { title: 'Agenda desativada', description: 'O endereço deixou de funcionar.' },
    failure: 'Erro ao desativar a agenda',
    then: () => {
      setAddress(null);
      close();
    },
  });

  if (!feed.active && address === null) {
    return (
      <div className={styles.part}>
        <p>
          As suas missas aparecem sozinhas no calendário do celular, e mudam lá quando a escala muda. Só você
          vê.
        </p>
        <Button look="primary" busy={create.isPending} onClick={() => create.mutate()}>
          Criar endereço da agenda
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      {address ? <CalendarAddress key={address.url} address={address} /> : <p>{feedStateText(feed)}</p>}
      <Row>
        <Button onClick={() => setAsked('renew')}>Criar um novo endereço</Button>
        <Button look="danger" onClick={() => setAsked('revoke')}>
          Desativar
        </Button>
      </Row>
      <ConfirmDialog
        open={asked === 'renew'}
        onClose={close}
        title="Criar um novo endereço?"
        description="O endereço de antes para de funcionar: no calendário em que você o pôs, as missas deixam de aparecer até você pôr o novo."
        confirm="Criar um novo endereço"
        busy={create.isPending}
        onConfirm={() => create.mutate()}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        onClose={close}
        title="Desativar a agenda?"
        description="As missas deixam de aparecer no seu calendário. Você pode criar outro endereço quando quiser."
        confirm="Desativar"
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      />
    </div>
  );
}
