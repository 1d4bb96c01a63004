import { Checkbox, FieldSet, TextAreaField } from '../../ui/field.tsx';
import { choicesOf, kindOf, type Question } from './answers-model.ts';
import { ChoiceRow } from './choice-row.tsx';

const MAX_TEXT = 2000;

/** The address of a question within the form, to bring somebody to it. */
export const anchorOf = (questionId: string): string => `pergunta-${questionId}`;

/** One question with the control of its type. `title` replaces its words where the page says part of them. */
export function QuestionField({
  question,
  day,
  title = question.question,
  note = question.description,
  values,
  onChange,
  error,
}: {
  question: Question;
  /** Said before the title to those who cannot see the heading above it. */
  day?: string;
  title?: string;
  note?: string | null;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  error?: string | undefined;
}) {
  const { id, required } = question;
  const kind = kindOf(question);
  const label = required && kind === 'several' ? `${title} (obrigatória)` : title;
  if (kind === 'one')
    return (
      <ChoiceRow
        id={anchorOf(id)}
        legend={
          <>
            {day && <span className="visually-hidden">{day}, </span>}
            {title}
          </>
        }
        note={note}
        choices={choicesOf(question)}
        value={values[0] ?? null}
        onChange={(value) => onChange([value])}
        required={required}
        error={error}
      />
    );
  return (
    <div id={anchorOf(id)}>
      {kind === 'text' ? (
        <TextAreaField
          label={label}
          hint={note}
          error={error}
          required={required}
          maxLength={MAX_TEXT}
          value={values[0] ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
        />
      ) : (
        <FieldSet legend={label} hint={note ?? 'Dá para escolher mais de uma.'} error={error} columns>
          {choicesOf(question).map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              checked={values.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...values, choice.value]
                    : values.filter((value) => value !== choice.value),
                )
              }
            />
          ))}
        </FieldSet>
      )}
    </div>
  );
}
