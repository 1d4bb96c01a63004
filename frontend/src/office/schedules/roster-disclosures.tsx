import { countMasses, countPeople, type RosterOverview } from './calendar-model.ts';
import { loadOf, secondsText, type RunResult } from './roster-model.ts';
import styles from './roster-disclosures.module.css';

/** The figures behind the roster, for who wants to see them. */
export function RosterDisclosures({ overview: { run, ministers } }: { overview: RosterOverview }) {
  const result = run?.result;
  return (
    <div>
      {result && (
        <details className={styles.disclosure}>
          <summary>Como este resultado foi medido</summary>
          <Measures result={result} />
        </details>
      )}
      {ministers.length > 0 && (
        <details className={styles.disclosure}>
          <summary>Missas por pessoa</summary>
          <LoadTable ministers={ministers} />
        </details>
      )}
    </div>
  );
}

function Measures({ result: { stages, seconds } }: { result: RunResult }) {
  return (
    <>
      <p>
        Cada critério é melhorado sem piorar os de cima; menos é melhor. O limite é o que está provado:
        nenhuma escala fica abaixo dele. Tempo do cálculo: {secondsText(seconds)}.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Critério, em ordem</th>
            <th scope="col">Valor</th>
            <th scope="col">Limite</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ name, label, value, bound }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{value}</td>
              <td>
                {bound}
                <small>{value === bound ? ' provado' : ' em aberto'}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function LoadTable({ ministers }: { ministers: RosterOverview['ministers'] }) {
  const { people, idle, serving, least, most } = loadOf(ministers);
  return (
    <>
      <p>
        {serving === 0
          ? `${countPeople(ministers.length)} se ofereceram para esta escala.`
          : `${countPeople(serving)} servem, cada uma em ${least === most ? countMasses(most) : `${least} a ${countMasses(most)}`}.`}
        {serving > 0 && idle > 0 && ` ${countPeople(idle)} ofereceram-se e ainda não servem.`}
      </p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Missas por pessoa">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Ministro</th>
              <th scope="col">Serve</th>
              <th scope="col">Ofereceu</th>
              <th scope="col">Máximo</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ ministerId, scheduleName, duties, offered, maxDuties }) => (
              <tr key={ministerId}>
                <th scope="row">{scheduleName}</th>
                <td>{duties}</td>
                <td>{offered}</td>
                <td>{maxDuties}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
