import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Form, FormActions, SelectField } from '../../ui/field.tsx';
import { FoldingSection } from '../../ui/folding-section.tsx';
import { NOT_SAVED, type Minister } from './profile-model.ts';
import { useNoIdleDraft, useUnsavedNotice } from '../../shared/unsaved.ts';

type Preferences = Pick<Minister, 'maxDutiesPerMonth' | 'sharesPhone' | 'sharesEmail'>;

const DRAFT = 'preferences';
const USUAL = '';
const USUAL_WORDS = 'O habitual da paróquia';
const MOST_OFFERED = 12;

/** How many masses a month, and who sees telephone and e-mail. */
export default function PreferencesCard({ minister }: { minister: Minister }) {
  const { id, maxDutiesPerMonth, sharesPhone, sharesEmail } = minister;
  const stored: Preferences = { maxDutiesPerMonth, sharesPhone, sharesEmail };
  const { values, set, error, onSubmit, busy, forget } = useApiForm<Preferences>({
    initial: stored,
    draftKey: DRAFT,
    send: (body) => call('PATCH /api/ministers/{id}', { path: { id }, body }),
    success: 'Perfil atualizado com sucesso!',
    failure: 'Erro ao salvar alterações',
  });
  const isChanged =
    values.maxDutiesPerMonth !== maxDutiesPerMonth ||
    values.sharesPhone !== sharesPhone ||
    values.sharesEmail !== sharesEmail;
  useNoIdleDraft(isChanged, forget);
  useUnsavedNotice(DRAFT, 'As preferências ainda não foram salvas', '/profile#preferencias');

  return (
    <FoldingSection
      id="preferencias"
      title="Preferências de escala"
      state={
        isChanged
          ? NOT_SAVED
          : `No máximo por mês: ${(maxDutiesPerMonth === null ? USUAL_WORDS : wordsOf(maxDutiesPerMonth)).toLowerCase()}`
      }
    >
      <Form onSubmit={onSubmit}>
        <SelectField
          label="Máximo de missas por mês"
          placeholder={USUAL_WORDS}
          options={dutyOptions(maxDutiesPerMonth)}
          value={values.maxDutiesPerMonth ?? USUAL}
          onChange={({ target }) =>
            set({ maxDutiesPerMonth: target.value === USUAL ? null : Number(target.value) })
          }
          error={error('maxDutiesPerMonth')}
        />
        <Checkbox
          label="Quem serve na mesma missa pode ver meu telefone"
          checked={values.sharesPhone}
          onChange={({ target }) => set({ sharesPhone: target.checked })}
        />
        <Checkbox
          label="Quem serve na mesma missa pode ver meu e-mail"
          checked={values.sharesEmail}
          onChange={({ target }) => set({ sharesEmail: target.checked })}
        />
        {(isChanged || busy) && (
          <FormActions>
            <Button onClick={() => set(stored)}>Desfazer</Button>
            <Button type="submit" busy={busy}>
              Salvar preferências
            </Button>
          </FormActions>
        )}
      </Form>
    </FoldingSection>
  );
}

const wordsOf = (count: number): string =>
  count === 0 ? 'Nenhuma, por enquanto' : plural(count, 'missa', 'missas');

function dutyOptions(current: number | null): { value: number; label: string }[] {
  const most = Math.max(MOST_OFFERED, current ?? 0);
  return Array.from({ length: most + 1 }, (_, count) => ({
    value: count,
    label: wordsOf(count),
  }));
}
