import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/http.ts';
import { useOnline } from '../../shared/offline/new-version.ts';
import { plural } from '../../lib/plural.ts';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { waitingWords, withTaps, type Day, type Tap } from './sacristy-model.ts';
import { discardTaps, DAY_KEY, sendTaps, useWaiting } from './sacristy-store.ts';
import styles from './sacristy.module.css';

/**
 * Sends what this device has not sent yet, whenever there is network, and says quietly how much waits.
 * @param now the present, now and then: each time what has failed is tried again.
 */
export function Sending({ now }: { now: number }) {
  const client = useQueryClient();
  const online = useOnline();
  const waiting = useWaiting();
  const count = waiting.length;
  const [ended, setEnded] = useState<readonly string[]>([]);
  const open = waiting.filter(({ token }) => !ended.includes(token)).length;
  useEffect(() => {
    if (open === 0 || !online) return;
    const show = (token: string, taps: readonly Tap[]): void => {
      // Until the day is read again it stays as it was tapped.
      client.setQueryData<Day>([DAY_KEY, token], (day) => day && withTaps(day, taps));
    };
    sendTaps(show, ended).then(
      (tokens) => {
        setEnded(tokens);
        void client.invalidateQueries({ queryKey: [DAY_KEY] });
      },
      (failure: unknown) => {
        // They stay, and are tried again.
        if (!(failure instanceof ApiError)) throw failure;
      },
    );
  }, [client, open, ended, online, now]);
  if (count > open)
    return (
      <Notice
        tone="warning"
        title={plural(count, 'registro não foi enviado', 'registros não foram enviados')}
        actions={<Button onClick={() => discardTaps(ended)}>Descartar</Button>}
      >
        O código com que foram feitos já foi encerrado. Diga à coordenação quem veio: ela anota na página
        Presença.
        <br />
        <CoordinationPhone />
      </Notice>
    );
  return (
    <p role="status" className={styles.waiting}>
      {waitingWords(count, online) ?? (online ? '' : 'Sem internet: continue normalmente.')}
    </p>
  );
}
