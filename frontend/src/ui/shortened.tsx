import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { usePrinting } from './paper.tsx';

/** The first rows of a long list, and the way to all of it; on paper, and where one row alone would be left, all of it. */
export function Shortened<Row>({
  rows,
  first,
  digest = false,
  children,
}: {
  rows: readonly Row[];
  first: number;
  /** The rest is not wanted on paper. */
  digest?: boolean;
  children: (shown: readonly Row[]) => ReactNode;
}) {
  const [wanted, setAll] = useState(false);
  const printing = usePrinting();
  const isLong = rows.length > first + 1;
  const all = wanted || !isLong || (printing && !digest);
  return (
    <>
      {children(all ? rows : rows.slice(0, first))}
      {isLong && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? `Mostrar só os ${first} primeiros`
            : `Mostrar todos (${rows.length.toLocaleString('pt-BR')})`}
        </Button>
      )}
    </>
  );
}
