import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { ANSWER_OPTIONS } from '../../shared/availability.ts';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Checkbox, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Muted, Row } from '../../ui/page.tsx';
import { QUESTION_TYPE_LABELS, offered, withType, type QuestionDraft } from './editing-model.ts';
import type { QuestionType } from './questionnaire-model.ts';
import styles from './questionnaires.module.css';

const TYPES = Object.entries(QUESTION_TYPE_LABELS).map(([value, label]) => ({ value, label }));
/** A written answer does not tell whether somebody can serve. */
const MASS_TYPES = TYPES.filter(({ value }) => value !== 'text');

/** One question in a row that opens into its fields. */
export function QuestionEditor({
  question,
  error,
  open,
  onToggle,
  onChange,
  onRemove,
}: {
  question: QuestionDraft;
  error: string | undefined;
  open: boolean;
  onToggle: () => void;
  onChange: (question: QuestionDraft) => void;
  /** null: the question of a mass, which stays. */
  onRemove: (() => void) | null;
}) {
  const id = useId();
  const change = (part: Partial<QuestionDraft>) => onChange({ ...question, ...part });
  return (
    <div className={styles.editor}>
      <button
        type="button"
        className={styles.disclosure}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <ChevronDown aria-hidden size={20} />
        <span className={styles.question}>
          {question.question.trim() || 'Nova pergunta'}
          <small>
            <Dotted facts={[QUESTION_TYPE_LABELS[question.type], question.required && 'obrigatória']} />
          </small>
        </span>
      </button>
      <div id={id} hidden={!open} className={styles.fields}>
        {open && (
          <>
            <TextField
              label="Pergunta"
              required
              maxLength={500}
              value={question.question}
              onChange={({ target }) => change({ question: target.value })}
              error={error}
            />
            <SelectField
              label="Tipo"
              value={question.type}
              options={onRemove ? TYPES : MASS_TYPES}
              onChange={({ target }) => onChange(withType(question, target.value as QuestionType))}
            />
            {question.type === 'multiple-choice' && onRemove ? (
              <TextAreaField
                label="Opções, uma por linha"
                hint={`Em branco: ${new Intl.ListFormat('pt-BR').format(ANSWER_OPTIONS)}.`}
                value={question.options}
                onChange={({ target }) => change({ options: target.value })}
              />
            ) : (
              question.type !== 'text' && <Muted>Respostas: {offered(question).join(', ')}</Muted>
            )}
            <TextField
              label="Descrição"
              maxLength={1000}
              value={question.description}
              onChange={({ target }) => change({ description: target.value })}
            />
            <Checkbox
              label="Resposta obrigatória"
              checked={question.required}
              onChange={({ target }) => change({ required: target.checked })}
            />
            {onRemove && (
              <Row>
                <Button look="quiet" className={styles.destructive} onClick={onRemove}>
                  Remover pergunta
                </Button>
              </Row>
            )}
          </>
        )}
      </div>
    </div>
  );
}
