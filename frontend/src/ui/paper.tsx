import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './paper.module.css';

/** Whether the browser is making paper of the page: what is drawn for it is there before it looks. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const tell =
      (now: boolean): (() => void) =>
      () =>
        flushSync(() => setPrinting(now));
    const [begin, end] = [tell(true), tell(false)];
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** A sheet that is there only to be printed, and the act that prints it, in the place of all other paper of the page. */
export function useSheet(): [sheet: ReactNode, print: (sheet: ReactNode) => void] {
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(() => {
    const end = () => setSheet(null);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);
  const print = (next: ReactNode): void => {
    flushSync(() => setSheet(next));
    window.print();
  };
  return [sheet, print];
}

/** What is printed in the place of the page. `lying`: its longer side is below. */
export const Paper = ({ lying = false, children }: { lying?: boolean; children: ReactNode }) =>
  createPortal(
    <div className={styles.paper} data-lying={lying || undefined}>
      {children}
    </div>,
    document.body,
  );

/** A table of which every page repeats the headings, and no row stands on two pages. */
export function PaperTable({
  title,
  owner,
  columns,
  children,
}: {
  title: string;
  /** Whose paper it is. */
  owner: string | undefined;
  columns: readonly { key: string | number; heading: ReactNode }[];
  /** The bodies of the table. */
  children: ReactNode;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th colSpan={columns.length} className={styles.heading}>
            <span className={styles.title}>{title}</span>
            {owner}
          </th>
        </tr>
        <tr>
          {columns.map(({ key, heading }) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** Names beside each other, none of them on two lines. */
export const Names = ({ of }: { of: readonly ReactNode[] }) =>
  of.map((name, at) => (
    <Fragment key={at}>
      <span className={styles.whole}>
        {name}
        {at < of.length - 1 && ' ·'}
      </span>{' '}
    </Fragment>
  ));
