import { useState } from 'react';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormActions, TextField } from '../../ui/field.tsx';
import { FrontPage } from '../front-page.tsx';

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export default function CodeStep({
  enter,
  onBack,
}: {
  /** @throws ApiError where the code is refused. */
  enter: (code: string) => Promise<void>;
  onBack: () => void;
}) {
  const [recovers, setRecovers] = useState(false);
  const { field, set, onSubmit, busy } = useApiForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? 'Digite o código.' : undefined }),
    send: ({ code }) => enter(code),
    failure: 'Erro no login',
    changes: [],
  });
  return (
    <FrontPage title="Verificação em duas etapas" help="/second-factor">
      <h1>Verificação em duas etapas</h1>
      <p>
        {recovers
          ? 'Digite um dos códigos que você guardou quando ativou a verificação. Cada um serve uma vez.'
          : 'Digite o código que o aplicativo autenticador do seu celular mostra agora.'}
      </p>
      <Form onSubmit={onSubmit}>
        <TextField
          key={String(recovers)}
          label={recovers ? 'Código de recuperação' : 'Código de 6 dígitos'}
          inputMode={recovers ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoFocus
          required
          {...field('code')}
        />
        <Button type="submit" look="primary" wide busy={busy}>
          {busy ? 'Entrando...' : 'Entrar'}
        </Button>
        <FormActions>
          <Button look="quiet" onClick={onBack}>
            Voltar
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              set({ code: '' });
              setRecovers(!recovers);
            }}
          >
            {recovers ? 'Usar o aplicativo' : 'Perdi o aplicativo'}
          </Button>
        </FormActions>
      </Form>
      {recovers && <p>Perdeu também os códigos? Peça a um administrador que retire a verificação.</p>}
    </FrontPage>
  );
}
