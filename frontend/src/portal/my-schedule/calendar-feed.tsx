import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { comeTo, isLedTo } from '../../lib/come-to.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Row } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { feedStateText, type FeedAddress, type FeedState } from './calendar-feed-model.ts';
import styles from './calendar-feed.module.css';

/** The own masses in the person's own calendar program, at a secret address. */
export function CalendarFeed() {
  const state = useApiQuery('/api/my-calendar-feed', {}, { fresh: true });
  return (
    <Card id="agenda" ref={comeTo}>
      <Disclosure summary="Minha agenda: as missas no seu calendário" open={isLedTo('agenda')}>
        <QueryState query={state}>{(feed) => <Feed feed={feed} />}</QueryState>
      </Disclosure>
    </Card>
  );
}

function Feed({ feed }: { feed: FeedState }) {
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
