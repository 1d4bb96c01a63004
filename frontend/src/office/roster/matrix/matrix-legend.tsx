import { ChevronsDown, ChevronsUp, Star, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { OFFERS } from '../../../shared/availability.ts';
import { ANSWER_LABELS } from '../../../api/labels.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Mark } from './matrix-mark.tsx';
import styles from './matrix-legend.module.css';

const place = { pinned: false, overrideReason: null, conflicts: [] };
const conflict = (hard: boolean) => ({ ...place, conflicts: [{ code: '', message: '', hard }] });

const MARKS: readonly (readonly [mark: ReactNode, meaning: string])[] = [
  ...OFFERS.map((answer) => [<Mark state={answer} />, ANSWER_LABELS[answer]!.toLowerCase()] as const),
  [<Mark state="serves" />, 'serve'],
  [<Mark state="serves" answer="confirmed" />, 'confirmou que vem'],
  [<Mark state="serves" answer="asked" />, 'pede substituto'],
  [<Mark state="serves" place={{ ...place, pinned: true }} />, 'lugar fixado'],
  [<Mark state="serves" place={conflict(true)} />, 'conflito'],
  [<Mark state="serves" place={conflict(false)} />, 'desejo não atendido'],
  [<strong>3/4</strong>, 'missas da pessoa no mês, e o limite'],
  [<TriangleAlert aria-hidden className={styles.short} size={16} strokeWidth={2.5} />, 'falta gente'],
  [<ChevronsUp aria-hidden size={18} strokeWidth={2.5} />, 'acima da parte justa'],
  [<ChevronsDown aria-hidden size={18} strokeWidth={2.5} />, 'abaixo'],
  [<Star aria-hidden size={16} strokeWidth={2.5} />, 'experiente'],
];

/** What the marks of the matrix mean. */
export function MatrixLegend() {
  return (
    <ul aria-label="Legenda" className={styles.legend}>
      {MARKS.map(([mark, meaning]) => (
        <li key={meaning}>
          {mark}
          {meaning}
        </li>
      ))}
    </ul>
  );
}

const MOVES =
  'setas andam; Home e End vão ao começo e ao fim da linha; Page Up e Page Down pulam dez pessoas.';

/** What the keys do. */
export function KeyboardHelp({ mayEdit }: { mayEdit: boolean }) {
  return (
    <Disclosure summary="Teclado">
      <ul className={styles.keys}>
        <li>Para andar: {MOVES}</li>
        <li>Enter em uma missa do cabeçalho: abre a missa.</li>
        <li>P: por que a pessoa serve ou não. Com o mouse, clique no nome dela.</li>
        {mayEdit && (
          <>
            <li>Enter em uma célula: inclui a pessoa; onde ela já serve, mostra o que se pode fazer.</li>
            <li>Delete: retira. F: fixa ou solta. T: troca com outra pessoa.</li>
            <li>M: move. As setas escolhem outra missa ou outra pessoa; Enter solta; Esc desiste.</li>
            <li>Ctrl+Z: desfaz. Ctrl+Y: refaz.</li>
            <li>
              Com o mouse, arraste quem serve para outra missa na linha, ou sobre outra pessoa na coluna.
            </li>
          </>
        )}
      </ul>
    </Disclosure>
  );
}
