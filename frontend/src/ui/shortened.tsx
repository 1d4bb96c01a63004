import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** The first rows of a long list, and the way to all of it. */
export function Shortened<Row>({
  rows,
  first,
  children,
}: {
  rows: readonly Row[];
  first: number;
  children: (shown: readonly Row[]) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? rows : rows.slice(0, first))}
      {rows.length > first && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? `Mostrar só os ${first} primeiros`
            : `Mostrar todos (${rows.length.toLocaleString('pt-BR')})`}
        </Button>
      )}
    </>
  );
}
