import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, Form, FormActions, SelectField } from '../../ui/field.tsx';
import type { Minister } from './profile-model.ts';

type Preferences = Pick<Minister, 'maxDutiesPerMonth' | 'sharesPhone' | 'sharesEmail'>;

const USUAL = '';
const MOST_OFFERED = 12;

/** How many masses a month, and who sees telephone and e-mail. */
export function PreferencesCard({ minister }: { minister: Minister }) {
  const { id, maxDutiesPerMonth, sharesPhone, sharesEmail } = minister;
  const [changed, setChanged] = useState<Partial<Preferences>>({});
  const chosen: Preferences = { maxDutiesPerMonth, sharesPhone, sharesEmail, ...changed };
  const save = useApiMutation({
    run: () => call('PATCH /api/ministers/{id}', { path: { id }, body: chosen }),
    success: 'Perfil atualizado com sucesso!',
    failure: 'Erro ao salvar alterações',
    then: () => setChanged({}),
  });
  const isChanged =
    chosen.maxDutiesPerMonth !== maxDutiesPerMonth ||
    chosen.sharesPhone !== sharesPhone ||
    chosen.sharesEmail !== sharesEmail ||
    save.isPending;

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }

  return (
    <Card title="Preferências de escala">
      <Form onSubmit={submit}>
        <SelectField
          label="Máximo de missas por mês"
          placeholder="O habitual da paróquia"
          options={dutyOptions(maxDutiesPerMonth)}
          value={chosen.maxDutiesPerMonth ?? USUAL}
          onChange={({ target }) =>
            setChanged({
              ...changed,
              maxDutiesPerMonth: target.value === USUAL ? null : Number(target.value),
            })
          }
          error={save.error?.fields.maxDutiesPerMonth}
        />
        <Checkbox
          label="Quem serve na mesma missa pode ver meu telefone"
          checked={chosen.sharesPhone}
          onChange={({ target }) => setChanged({ ...changed, sharesPhone: target.checked })}
        />
        <Checkbox
          label="Quem serve na mesma missa pode ver meu e-mail"
          checked={chosen.sharesEmail}
          onChange={({ target }) => setChanged({ ...changed, sharesEmail: target.checked })}
        />
        {isChanged && (
          <FormActions>
            <Button onClick={() => setChanged({})}>Desfazer</Button>
            <Button type="submit" busy={save.isPending}>
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
