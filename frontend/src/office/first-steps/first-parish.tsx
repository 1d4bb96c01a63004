import { useNavigate } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions, SelectField, TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { zonesWith } from './time-zones.ts';

type Settings = Answer<'GET /api/settings'>;

/** What the parish is called and where it is; all else can wait in "Configurações". */
export default function FirstParish() {
  const settings = useApiQuery('/api/settings', {}, { fresh: true });
  return (
    <Page
      narrow
      title="A paróquia"
      subtitle="O nome e a cidade fazem parte do texto do consentimento, que cada pessoa lê antes de entrar."
      back={{ to: '/first-steps', label: 'Voltar aos Primeiros passos' }}
    >
      <QueryState query={settings}>{(data) => <ParishForm settings={data} />}</QueryState>
    </Page>
  );
}

function ParishForm({ settings }: { settings: Settings }) {
  const navigate = useNavigate();
  const { parishName, city, defaultLocation, timeZone } = settings;
  const { field, onSubmit, busy } = useApiForm({
    initial: { parishName, city, defaultLocation, timeZone },
    send: (body) => call('PUT /api/settings', { body }),
    success: 'Paróquia apresentada',
    failure: 'Erro ao guardar os dados da paróquia',
    then: () => void navigate('/first-steps'),
  });
  return (
    <Card>
      <Form onSubmit={onSubmit}>
        <TextField label="Nome da paróquia" required {...field('parishName')} />
        <TextField label="Cidade" hint="Com o estado: Sorocaba, SP." {...field('city')} />
        <TextField
          label="Local habitual das missas"
          hint="Por exemplo: Igreja matriz."
          required
          {...field('defaultLocation')}
        />
        <SelectField label="Fuso horário" options={zonesWith(timeZone)} {...field('timeZone')} />
        <FormActions>
          <Button type="submit" look="primary" busy={busy}>
            Guardar e continuar
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
