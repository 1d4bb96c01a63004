import { showAppeared } from '../../../lib/come-to.ts';
import { massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { plural } from '../../../lib/plural.ts';
import type { BrokenRule } from '../editor/editor-model.ts';
import { selectionFixes, type ComparedMass } from './comparison-model.ts';

/** The rules that stand against an acceptance, and what can be done about them. */
export function AcceptRefused({
  rules,
  masses,
  isChosen,
  onChoose,
  onCompute,
}: {
  rules: readonly BrokenRule[];
  masses: readonly ComparedMass[];
  isChosen: (slotId: number) => boolean;
  onChoose: (slotIds: readonly number[], wanted: boolean) => void;
  onCompute: () => void;
}) {
  const { include, exclude } = selectionFixes(rules, masses, isChosen);
  const choose = (chosen: readonly ComparedMass[], wanted: boolean) => () =>
    onChoose(
      chosen.map(({ slotId }) => slotId),
      wanted,
    );
  return (
    <Notice
      ref={showAppeared}
      tone="error"
      role="alert"
      title={`Nada foi aceito: ${plural(rules.length, 'regra impede', 'regras impedem')} esta escolha.`}
      actions={
        <>
          {include.length > 0 && (
            <Button onClick={choose(include, true)}>Marcar também {named(include)}</Button>
          )}
          {exclude.length > 0 && <Button onClick={choose(exclude, false)}>Desmarcar {named(exclude)}</Button>}
          {include.length === 0 && <Button onClick={onCompute}>Calcular outra proposta</Button>}
        </>
      }
    >
      <Stack gap={8}>
        <ul>
          {rules.map(({ code, slotId, ministerId, message }) => (
            <li key={`${code} ${slotId} ${ministerId}`}>{message}</li>
          ))}
        </ul>
        <p>
          {include.length > 0
            ? 'Para entrar nestas missas, essas pessoas precisam deixar outras, que você não marcou.'
            : 'A escala ou as respostas mudaram depois do cálculo.'}
        </p>
      </Stack>
    </Notice>
  );
}

const named = (masses: readonly ComparedMass[]): string =>
  masses.length === 1 ? massMoment(masses[0]!) : `${masses.length} missas`;
