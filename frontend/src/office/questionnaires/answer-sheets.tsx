import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ANSWER_OPTIONS } from '../../shared/availability.ts';
import { capital, dateTimeOf, hour, longDate, weekdayOf } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/field.tsx';
import { useFileName } from '../../ui/paper.tsx';
import styles from './answer-sheets.module.css';
import type { Minister, Question, Questionnaire } from './questionnaire-model.ts';

const SUNDAY = 'domingo';

/** 'disponível, talvez ou indisponível'. */
const WORDS = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
  ANSWER_OPTIONS.map((answer) => answer.toLowerCase()),
);

/** A sheet of paper for each person, with boxes to tick; printed from here, A4. */
export function AnswerSheets({
  questionnaire: { title, responseDeadline },
  masses,
  people,
  onClose,
}: {
  questionnaire: Questionnaire;
  masses: readonly Question[];
  people: readonly Minister[];
  onClose: () => void;
}) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onClose]);
  useFileName(`Folhas para marcar - ${title}`);
  return createPortal(
    <div className={styles.paper} role="dialog" aria-modal aria-label="Folhas para marcar">
      <div className={styles.tools}>
        <FormActions>
          <Button onClick={onClose}>Fechar</Button>
          <Button look="primary" autoFocus onClick={() => window.print()}>
            Imprimir {people.length === 1 ? '1 folha' : `${people.length} folhas`}
          </Button>
        </FormActions>
      </div>
      {people.map(({ id, fullName }) => (
        <section key={id} className={styles.sheet}>
          <h2>{title}</h2>
          <p>Marque um x em cada missa: {WORDS}.</p>
          <table>
            <thead>
              <tr>
                <th colSpan={1 + ANSWER_OPTIONS.length} className={styles.whose}>
                  <strong>{fullName}</strong>
                  {responseDeadline && <> · entregar até {dateTimeOf(responseDeadline)}</>}
                </th>
              </tr>
              <tr>
                <th scope="col">Missa</th>
                {ANSWER_OPTIONS.map((answer) => (
                  <th key={answer} scope="col">
                    {answer}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {masses.map(({ id: question, date, time }, at) => (
                <tr
                  key={question}
                  data-opens-day={date !== masses[at - 1]?.date || undefined}
                  data-sunday={weekdayOf(date!) === SUNDAY || undefined}
                >
                  <th scope="row">
                    {capital(longDate(date!))}, {hour(time!)}
                  </th>
                  {ANSWER_OPTIONS.map((answer) => (
                    <td key={answer}>
                      <span className={styles.box} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>,
    document.body,
  );
}
