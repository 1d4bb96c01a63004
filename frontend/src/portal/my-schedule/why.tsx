import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import styles from './why.module.css';

const Dialog = lazyPage(() => import('./why-dialog.tsx'), null);
preloadLater(Dialog);

const QUESTION = 'Por que fui (ou não fui) escalado?';

/** Lets everybody ask about their own places, also those who have none. */
export function Why() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" className={styles.ask} onClick={() => setAsking(true)}>
        <CircleQuestionMark aria-hidden size={20} />
        {QUESTION}
      </Button>
      {asking && <WhyDialog onClose={() => setAsking(false)} />}
    </>
  );
}

export function WhyDialog(props: {
  /** Asked about first; absent: the newest. */
  scheduleId?: number;
  onClose: () => void;
}) {
  return <Dialog title={QUESTION} {...props} />;
}
