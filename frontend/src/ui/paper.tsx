import { useEffect, useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
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

/** The page is called so while it is printed: browsers name the file after it. @param name null: as on the screen. */
export function useFileName(name: string | null): void {
  useLayoutEffect(() => {
    if (name === null) return;
    const before = document.title;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);
}

/** What is printed in the place of the page. */
export function Paper({
  file,
  lying = false,
  dense = false,
  children,
}: {
  /** The name of its file, as people would give it, without the ending. */
  file: string;
  /** Its longer side is below. */
  lying?: boolean;
  /** So many columns that letters are small and rows close. */
  dense?: boolean;
  children: ReactNode;
}) {
  useFileName(file);
  return createPortal(
    <div className={styles.paper} data-lying={lying || undefined} data-dense={dense || undefined}>
      {children}
    </div>,
    document.body,
  );
}

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

/** Letters of a name that a column of the usual breadth has room for. */
const SHORT = 18;

/** Names in columns, read downwards. */
export function Names({
  of,
  most = 4,
}: {
  of: readonly { name: string; strong?: boolean; note?: boolean }[];
  /** Columns, but one less where a name is long. */
  most?: number;
}) {
  const abreast = of.every(({ name }) => name.length <= SHORT) ? most : most - 1;
  const size = { '--abreast': abreast, '--rows': Math.ceil(of.length / abreast) } as CSSProperties;
  return (
    <ul className={styles.names} style={size}>
      {of.map(({ name, strong = false, note = false }, at) => (
        <li key={at} data-strong={strong || undefined} data-note={note || undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
}
