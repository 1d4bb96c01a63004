import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { onReveal } from '../lib/come-to.ts';
import { useLedTo } from '../lib/use-led-to.ts';
import { useNarrow } from '../lib/use-narrow.ts';
import styles from './folding-section.module.css';

/**
 * A part of a long page. On a narrow screen only its title and its state are seen until it is opened, or a link leads to
 * it, or something in it is wrong. What is folded stays in the page, and so does what is typed there.
 */
export function FoldingSection({
  id,
  title,
  state,
  missing = false,
  as: Heading = 'h2',
  actions,
  children,
}: {
  /** What a link leads to it by. */
  id?: string;
  title: string;
  /** How things stand inside, in a few words; shown while it is folded. */
  state?: ReactNode;
  /** Something is still to be told here: it begins open. */
  missing?: boolean;
  /** h2: a card; h3: a part of one. */
  as?: 'h2' | 'h3';
  actions?: ReactNode;
  children: ReactNode;
}) {
  const own = useId();
  const inside = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [isLedTo, section] = useLedTo(id, () => setChosen(true));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = !narrow || (chosen ?? (missing || isLedTo));

  // What is opened at a phone's lower edge would open out of sight.
  useEffect(() => {
    if (chosen) section.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  useEffect(
    () =>
      onReveal(section.current!, () => {
        // At once: the keyboard is about to go there.
        inside.current!.hidden = false;
        setChosen(true);
      }),
    [],
  );

  return (
    <section ref={section} id={id} className={Heading === 'h2' ? styles.card : styles.part}>
      <header className={styles.head}>
        <Heading>
          {narrow ? (
            <button
              type="button"
              className={styles.title}
              aria-expanded={open}
              aria-controls={`${own}-inside`}
              aria-describedby={open ? undefined : `${own}-state`}
              onClick={() => setChosen(!open)}
            >
              {title}
              <ChevronDown aria-hidden size={20} />
            </button>
          ) : (
            title
          )}
        </Heading>
        {open ? (
          actions
        ) : (
          <p id={`${own}-state`} className={styles.state}>
            {state}
          </p>
        )}
      </header>
      <div ref={inside} id={`${own}-inside`} hidden={!open} className={styles.inside}>
        {children}
      </div>
    </section>
  );
}
