import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that a form begins with what was typed before, and offers to throw that away. */
export function Restored({ startAnew, children }: { startAnew: () => void; children: ReactNode }) {
  return (
    <Notice
      title="Continue de onde parou"
      actions={<Button onClick={startAnew}>Descartar e recomeçar</Button>}
    >
      {children}
    </Notice>
  );
}
