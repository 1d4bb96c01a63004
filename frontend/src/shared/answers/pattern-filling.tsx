import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { AvailabilityAnswer } from '../availability.ts';
import { answeredCount, AVAILABILITY, type Question, type Responses } from './answers-model.ts';
import { ChoiceRow } from './choice-row.tsx';
import { commonMeaning, fill, patternsOf, type Pattern } from './patterns-model.ts';
import styles from './answers-form.module.css';

const CHOICES = AVAILABILITY.map((choice) => ({ ...choice, value: choice.meaning! }));

interface Tap {
  key: string;
  before: Responses;
  after: Responses;
  words: string;
}

/** Many masses with one tap: all of them, working days, each weekday and hour. The last tap can be undone. */
export function PatternFilling({
  questions,
  responses,
  startsOpen,
  onChange,
}: {
  questions: readonly Question[];
  responses: Responses;
  startsOpen: boolean;
  onChange: (responses: Responses) => void;
}) {
  const patterns = useMemo(() => patternsOf(questions), [questions]);
  const [last, setLast] = useState<Tap | null>(null);
  if (patterns.length === 0) return null;

  function answer({ key, masses }: Pattern, meaning: AvailabilityAnswer): void {
    const after = fill(responses, masses, meaning);
    const word = CHOICES.find(({ value }) => value === meaning)!.label;
    setLast({ key, before: responses, after, words: `${masses.length} missas marcadas: ${word}` });
    onChange(after);
  }

  function undo(): void {
    if (last) onChange(last.before);
    setLast(null);
  }

  return (
    <div className={styles.patterns}>
      <Disclosure open={startsOpen} summary={<h3>Responder várias missas de uma vez</h3>}>
        <p className={styles.hint}>
          Marque aqui o que vale para quase todas. Depois ajuste, mais abaixo, as missas que forem diferentes.
        </p>
        <div className={styles.rows}>
          {patterns.map((pattern) => (
            <div key={pattern.key}>
              <ChoiceRow
                legend={pattern.label}
                note={countInWords(pattern.masses, responses)}
                choices={CHOICES}
                value={commonMeaning(responses, pattern.masses)}
                onChange={(meaning) => answer(pattern, meaning as AvailabilityAnswer)}
              />
              <div role="status">
                {last?.key === pattern.key && last.after === responses && (
                  <p className={styles.undo}>
                    <span>{last.words}</span>
                    <Button look="quiet" onClick={undo}>
                      <Undo2 aria-hidden size={18} />
                      Desfazer
                    </Button>
                  </p>
                )}
              </div>
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function countInWords(masses: readonly Question[], responses: Responses): string {
  const answered = answeredCount(masses, responses);
  const all = `${masses.length} missas`;
  if (answered === 0) return all;
  if (answered < masses.length) return `${all}, ${answered} já respondidas`;
  return commonMeaning(responses, masses) ? all : `${all}, com respostas diferentes`;
}
