import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions, PasswordField, TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';

/** Who the administrator is: the account began with an address that nobody reads. */
export default function FirstAccount() {
  const navigate = useNavigate();
  const { field, onSubmit, busy } = useApiForm({
    initial: { name: '', email: '', password: '' },
    send: (body) => call('PUT /api/first-steps/account', { body }),
    success: ({ message }) => ({ title: 'Nome e e-mail guardados', description: message }),
    failure: 'Erro ao guardar nome e e-mail',
    then: () => void navigate('/first-steps'),
  });
  return (
    <Page
      narrow
      title="Seu nome e e-mail"
      subtitle="Com este e-mail você entra daqui em diante, e nele recebe o link se esquecer a senha."
      back={{ to: '/first-steps', label: 'Voltar aos Primeiros passos' }}
    >
      <Card>
        <Form onSubmit={onSubmit}>
          <TextField label="Nome completo" autoComplete="name" required {...field('name')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="A conta de administrador não entra nas escalas. Se você também serve, use aqui o da secretaria e guarde o seu para a conta de ministro."
            required
            {...field('email')}
          />
          <PasswordField
            label="Sua senha, para confirmar"
            autoComplete="current-password"
            required
            {...field('password')}
          />
          <FormActions>
            <Button type="submit" look="primary" busy={busy}>
              Guardar e continuar
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}
