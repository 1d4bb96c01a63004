import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { formatNumber, gapOf, secondsText, type Run, type RunResult } from '../proposal/run-model.ts';
import { PeopleLoad } from './people-load.tsx';
import { WishCosts } from './wish-costs.tsx';
import styles from './figures.module.css';

/** The figures behind the roster: how it was measured, who serves how much, what each wish cost. */
export default function RosterFigures({
  run,
  onExplain,
}: {
  run: Run | null;
  onExplain: (ministerId: number) => void;
}) {
  const { roster } = useRosterEditor();
  const result = run?.result;
  const people = roster.ministers.filter(({ duties, offered }) => duties + offered > 0);
  return (
    <div>
      {people.length > 0 && (
        <Figures summary="Missas por pessoa">
          <PeopleLoad ministers={people} onExplain={onExplain} />
        </Figures>
      )}
      {(roster.assignments.length > 0 || result) && (
        <Figures summary="Detalhes">
          {roster.assignments.length > 0 && (
            <Figures summary="O que cada desejo custou">
              <WishCosts scheduleId={roster.scheduleId} />
            </Figures>
          )}
          {result && (
            <Figures summary={run.proposal ? 'Como a proposta foi medida' : 'Como este resultado foi medido'}>
              <Measures result={result} together={run.together} />
            </Figures>
          )}
        </Figures>
      )}
    </div>
  );
}

function Measures({
  result: { stages, proven, seconds },
  together,
}: {
  result: RunResult;
  together: Run['together'];
}) {
  return (
    <>
      <p className={styles.note}>
        Cada critério é melhorado sem piorar os de cima; menos é melhor. O limite é o que está provado:
        nenhuma escala fica abaixo dele.
        {together.length > 0 && ' Os números são os de todas as escalas calculadas juntas.'} Tempo do cálculo:{' '}
        {secondsText(seconds)}.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Critério, em ordem</th>
            <th scope="col">Valor</th>
            <th scope="col">Limite</th>
            <th scope="col">Prova</th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage.name}>
              <th scope="row">{stage.label}</th>
              <td>{formatNumber(stage.value)}</td>
              <td>{formatNumber(stage.bound)}</td>
              <td>{gapOf(stage, proven)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Figures for who wants to see them, between lines. */
const Figures = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <div className={styles.figures}>
    <Disclosure summary={summary}>
      <div className={styles.content}>{children}</div>
    </Disclosure>
  </div>
);
