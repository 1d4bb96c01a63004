import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, Form, FormActions, SelectField } from '../../ui/field.tsx';
import type { Minister } from './profile-model.ts';

type Preferences = Pick<Minister, 'maxDutiesPerMonth' | 'sharesPhone' | 'sharesEmail'>;

const USUAL = '';
const MOST_OFFERED = 12;

/** How many masses a month, and who sees telephone and e-mail. */
export default function PreferencesCard({ minister }: { minister: Minister }) {
  const { id, maxDutiesPerMonth, sharesPhone, sharesEmail } = minister;
  const stored: Preferences = { maxDutiesPerMonth, sharesPhone, sharesEmail };
  const { values, set, error, onSubmit, busy } = useApiForm<Preferences>({
    initial: stored,
    send: (body) => call('PATCH /api/ministers/{id}', { path: { id }, body }),
    success: 'Perfil atualizado com sucesso!',
    failure: 'Erro ao salvar alterações',
  });
  const isChanged =
    values.maxDutiesPerMonth !== maxDutiesPerMonth ||
    values.sharesPhone !== sharesPhone ||
    values.sharesEmail !== sharesEmail;

  return (
    <Card title="Preferências de escala">
      <Form onSubmit={onSubmit}>
        <SelectField
          label="Máximo de missas por mês"
          placeholder="O habitual da paróquia"
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
    </Card>
  );
}

function dutyOptions(current: number | null): { value: number; label: string }[] {
  const most = Math.max(MOST_OFFERED, current ?? 0);
  return Array.from({ length: most + 1 }, (_, count) => ({
    value: count,
    label: count === 0 ? 'Nenhuma, por enquanto' : count === 1 ? '1 missa' : `${count} missas`,
  }));
}
