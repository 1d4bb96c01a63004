import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StepProps } from './use-registration.ts';

const OBSERVATIONS_LENGTH = 2000;

/** Step 3: what else the candidate wants to say, and what happens next. */
export function ExtraStep({ form, problems, change }: StepProps) {
  return (
    <>
      <TextAreaField
        label="Observações"
        name="observations"
        hint="Se quiser: horários especiais, experiência em outra paróquia, limitações."
        rows={6}
        maxLength={OBSERVATIONS_LENGTH}
        value={form.observations}
        onChange={(event) => change('observations', event.target.value)}
        error={problems.observations}
      />
      <Notice title="O que acontece depois">
        <ul>
          <li>A sua solicitação será analisada pelos coordenadores.</li>
          <li>Você receberá um aviso por email ou WhatsApp quando o seu login estiver disponível.</li>
          <li>O acesso é pessoal: não o compartilhe com terceiros.</li>
        </ul>
      </Notice>
    </>
  );
}
