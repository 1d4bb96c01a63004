import { DateInput, TextInput, type TextInputProps } from 'react-admin';

/** A list's search box, always there. */
export const searchInput = (label: string) => (
  <TextInput
    key="q"
    source="q"
    label={label}
    alwaysOn
    type="search"
    helperText={false}
    sx={{ minWidth: 280 }}
  />
);

/** Words of the server and how they are called, as a filter or a field. */
export const choicesOf = (labels: Record<string, string>): { id: string; name: string }[] =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

/** A text of several lines. */
export function LongText({ rows = 4, ...props }: TextInputProps & { rows?: number }) {
  return <TextInput {...props} multiline minRows={rows} fullWidth />;
}

/** A date that may be left empty; empty is sent as null. */
export function OptionalDate({
  source,
  label,
  helperText = false,
}: {
  source: string;
  label: string;
  helperText?: string | false;
}) {
  return (
    <DateInput
      source={source}
      label={label}
      helperText={helperText}
      parse={(value: string) => value || null}
    />
  );
}
