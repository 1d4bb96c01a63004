import { useEffect, useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { today } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { FrontPage } from '../front-page.tsx';
import { SacristyDay } from './sacristy-day.tsx';
import { keepOpened, useOpened } from './sacristy-store.ts';
import { Sending } from './sending.tsx';

const TICK_MS = 30_000;

/** The screen in the sacristy: opened with a day's code, without login, and for that day alone. */
export default function Sacristy() {
  const opened = useOpened();
  const now = useNow();
  const links = useLinks();
  return opened && opened.date >= today() ? (
    <SacristyDay key={opened.token} opened={opened} now={now} />
  ) : (
    <Enter key={links} now={now} />
  );
}

/** The present, again and again: masses begin, codes change, and the day ends while the screen stays on. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How many links with a code have come to the open page, of which only what stands behind the # changes. */
function useLinks(): number {
  const [links, setLinks] = useState(0);
  useEffect(() => {
    const count = () => setLinks((before) => before + 1);
    window.addEventListener('hashchange', count);
    return () => window.removeEventListener('hashchange', count);
  }, []);
  return links;
}

/** The code that the link brings behind its #, which is sent to no server and does not stay in the address. */
function codeOfAddress(): string {
  const code = decodeURIComponent(location.hash.slice(1));
  if (code !== '') history.replaceState(history.state, '', location.pathname);
  return code;
}

function Enter({ now }: { now: number }) {
  const [code] = useState(codeOfAddress);
  const { field, onSubmit, busy } = useApiForm<{ code: string }, Answer<'POST /api/sacristy/enter'>>({
    initial: { code },
    check: (values) => ({ code: values.code.trim() === '' ? 'Digite o código do dia.' : undefined }),
    send: (body) => call('POST /api/sacristy/enter', { body }),
    failure: 'Não foi possível abrir',
    changes: [],
    then: ({ token, date }) => keepOpened({ token, date, day: null }),
  });
  return (
    <FrontPage title="Sacristia">
      <h1>Sacristia</h1>
      <p>
        Aqui se vê quem serve na missa que vai começar e se anota quem chegou. A coordenação tem o código de
        hoje.
      </p>
      <Sending now={now} />
      <Form onSubmit={onSubmit}>
        <TextField
          label="Código do dia"
          hint="Oito letras e números, como K7MP-R3WD."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...field('code')}
        />
        <Button type="submit" look="primary" wide busy={busy}>
          {busy ? 'Abrindo...' : 'Abrir'}
        </Button>
      </Form>
    </FrontPage>
  );
}
