import { DateField } from '../../ui/date-field.tsx';
import { Checkbox, TextAreaField } from '../../ui/field.tsx';

interface Details {
  description: string;
  /** A date, or nothing. */
  responseDeadline: string;
  allowUpdates: boolean;
}

/** What a questionnaire has beside its title and its questions. */
export function DetailsFields({
  value,
  errors,
  onChange,
}: {
  value: Details;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Details>) => void;
}) {
  return (
    <>
      <TextAreaField
        label="Descrição"
        rows={3}
        maxLength={2000}
        value={value.description}
        onChange={({ target }) => onChange({ description: target.value })}
        error={errors.description}
      />
      <DateField
        label="Prazo de resposta"
        hint="Até o fim deste dia."
        value={value.responseDeadline}
        onChange={(responseDeadline) => onChange({ responseDeadline })}
        error={errors.responseDeadline}
      />
      <Checkbox
        label="Permitir que a resposta seja alterada até o prazo"
        checked={value.allowUpdates}
        onChange={({ target }) => onChange({ allowUpdates: target.checked })}
      />
    </>
  );
}
