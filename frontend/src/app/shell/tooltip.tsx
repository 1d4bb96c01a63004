import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import styles from './shell.module.css';

const OPEN_DELAY_MS = 700;

/** A few words about the control that it is put around. */
export default function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} side="right" collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
