import { useState } from 'react';
import { useCan } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import type { Absent } from './ask-for-dialog.tsx';

const AskForDialog = lazyPage(() => import('./ask-for-dialog.tsx'), null);

/** Somebody told the coordination that they cannot come to a mass. */
export function CannotCome(absent: Absent) {
  const can = useCan();
  const [asking, setAsking] = useState(false);
  if (!can('schedules.write')) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <span>
          Não vem
          <span className="visually-hidden">: {absent.name}</span>
        </span>
      </Button>
      {asking && <AskForDialog {...absent} onClose={() => setAsking(false)} />}
    </>
  );
}
