import { Checkbox } from '../../../ui/field.tsx';

/** What a change of a published roster does beside itself. */
export const WHO_IS_TOLD = 'Só quem entra ou sai é avisado por e-mail, agora.';

/** Asks whether those who come to a published roster have said so already; nothing where nobody comes. */
export function ConfirmedAlready({
  names,
  checked,
  onCheck,
}: {
  names: readonly string[];
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    names.length > 0 && (
      <Checkbox label={wordsOf(names)} checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    )
  );
}

/** 'Ana já confirmou por telefone'. */
const wordsOf = (names: readonly string[]): string =>
  names.length === 2
    ? `${names.join(' e ')} já confirmaram por telefone`
    : `${names.length === 1 ? names[0] : 'Quem entra'} já confirmou por telefone`;
