import { dateOf } from '../lib/dates.ts';
import { Button } from './button.tsx';
import { Checkbox, FieldSet, FormActions } from './field.tsx';

interface WrittenText {
  key: string;
  where: string;
  text: string;
  at: string;
}

const SHOWN_LETTERS = 160;

/** What somebody typed in places of everybody: what is ticked stays, without their name, when the account goes. */
export function KeptTexts({
  legend,
  texts,
  keeps,
  onChange,
}: {
  legend: string;
  texts: readonly WrittenText[];
  keeps: readonly string[];
  onChange: (keeps: string[]) => void;
}) {
  if (texts.length === 0) return null;
  const all = texts.map(({ key }) => key);
  return (
    <FieldSet
      legend={legend}
      hint="O que estiver marcado fica para a paróquia, sem o nome de quem escreveu. O resto é apagado."
    >
      <FormActions>
        <Button look="quiet" disabled={keeps.length === 0} onClick={() => onChange([])}>
          Apagar tudo
        </Button>
        <Button look="quiet" disabled={keeps.length === all.length} onClick={() => onChange(all)}>
          Deixar tudo
        </Button>
      </FormActions>
      {texts.map(({ key, where, text, at }) => (
        <Checkbox
          key={key}
          label={text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text}
          hint={`${where}, ${dateOf(at)}`}
          checked={keeps.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...keeps, key] : keeps.filter((one) => one !== key))
          }
        />
      ))}
    </FieldSet>
  );
}
