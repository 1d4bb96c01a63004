import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { call, type Answer } from '../../../api/client.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { passwordMissing } from '../../../lib/typed.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Checkbox, Form, FormActions, PasswordField, TextField } from '../../../ui/field.tsx';
import styles from './second-factor.module.css';

type Setup = Answer<'POST /api/auth/second-factor'>;

/** Sets up an authenticator app in three steps: the password, the app's first code, the recovery codes. */
export function SetUpSecondFactor({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  /** Absent where it has to be set up. */
  onCancel?: () => void;
}) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (setup) return <FirstCode {...{ setup, onCancel }} onConfirmed={setRecoveryCodes} />;
  return <OwnPassword onCancel={onCancel} onBegun={setSetup} />;
}

interface Cancellable {
  onCancel: (() => void) | undefined;
}

function OwnPassword({ onCancel, onBegun }: Cancellable & { onBegun: (setup: Setup) => void }) {
  const { field, onSubmit, busy } = useApiForm<{ password: string }, Setup>({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordMissing(password) }),
    send: (body) => call('POST /api/auth/second-factor', { body }),
    failure: 'Erro ao começar',
    changes: [],
    then: onBegun,
  });
  return (
    <Form onSubmit={onSubmit}>
      <p>
        Você precisa de um aplicativo autenticador no celular, como Google Authenticator, Microsoft
        Authenticator ou Aegis.
      </p>
      <PasswordField
        label="Sua senha, para confirmar"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <FormActions>
        {onCancel && <Button onClick={onCancel}>Cancelar</Button>}
        <Button type="submit" look="primary" busy={busy}>
          Continuar
        </Button>
      </FormActions>
    </Form>
  );
}

function FirstCode({
  setup: { secret, address },
  onCancel,
  onConfirmed,
}: Cancellable & { setup: Setup; onConfirmed: (codes: readonly string[]) => void }) {
  const { field, onSubmit, busy } = useApiForm<
    { code: string },
    Answer<'POST /api/auth/second-factor/confirm'>
  >({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? 'Digite o código de 6 dígitos.' : undefined }),
    send: (body) => call('POST /api/auth/second-factor/confirm', { body }),
    success: 'Verificação em duas etapas ativada',
    failure: 'Erro ao ativar',
    // What says that it is set up is asked again only when the recovery codes were seen.
    changes: [],
    then: (answer) => onConfirmed(answer.recoveryCodes),
  });
  return (
    <Form onSubmit={onSubmit}>
      <p>1. No aplicativo, adicione uma conta e aponte a câmera para este código.</p>
      <div className={styles.code}>
        <QRCodeSVG
          value={address}
          size={200}
          marginSize={4}
          title="Código QR para o aplicativo autenticador"
        />
      </div>
      <TextField
        label="Ou digite esta chave no aplicativo"
        readOnly
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copyText(secret, 'Chave copiada!')}>Copiar chave</Button>
      <p>2. Digite o código que o aplicativo mostra.</p>
      <TextField
        label="Código de 6 dígitos"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...field('code')}
      />
      <FormActions>
        {onCancel && <Button onClick={onCancel}>Cancelar</Button>}
        <Button type="submit" look="primary" busy={busy}>
          Ativar
        </Button>
      </FormActions>
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <div className={styles.part}>
      <p>
        Guarde estes códigos fora do celular: no papel ou em um gerenciador de senhas. Cada um serve uma vez
        para entrar, se você perder o aplicativo. <strong>Eles não aparecem de novo.</strong>
      </p>
      <ol className={styles.recovery} aria-label="Códigos de recuperação">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button onClick={() => void copyText(codes.join('\n'), 'Códigos copiados!')}>Copiar códigos</Button>
      <Checkbox
        label="Guardei os códigos"
        checked={kept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button look="primary" disabled={!kept} onClick={onDone}>
        Concluir
      </Button>
    </div>
  );
}
