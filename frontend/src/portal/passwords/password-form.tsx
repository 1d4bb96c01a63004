import { useState, type FormEvent } from 'react';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Form, PasswordField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import type { PasswordLink } from './password-links.ts';
import { canSend, passwordProblem, repetitionProblem, sendingFailure } from './password-rules.ts';

const MAX_LENGTH = 128;

/** A new password, twice. */
export function PasswordForm({
  link,
  token,
  onDone,
  onLinkLost,
}: {
  link: PasswordLink;
  token: string;
  onDone: () => void;
  /** The link ended while the password was being chosen. */
  onLinkLost: () => void;
}) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [left, setLeft] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const sending = useApiMutation({ run: () => link.send({ token, password }), then: onDone });

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!canSend(password, repeated)) {
      setLeft(true);
      toast({ title: 'Senhas não coincidem', variant: 'destructive' });
      return;
    }
    const problem = passwordProblem(password);
    setRefusal(problem);
    if (problem) return;
    sending.mutate(undefined, {
      onError: (error) => {
        setRefusal(error.fields.password);
        if (error.fields.token) onLinkLost();
        toast({ ...sendingFailure(link.failure, error), variant: 'destructive' });
      },
    });
  }

  return (
    <Form onSubmit={send}>
      <PasswordField
        label="Nova senha"
        name="password"
        autoComplete="new-password"
        hint="Use pelo menos 6 caracteres. Senhas muito comuns, como “senha123” ou “123456”, não são aceitas."
        required
        maxLength={MAX_LENGTH}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setRefusal(undefined);
        }}
        error={refusal}
      />
      <PasswordField
        label="Confirmar senha"
        name="passwordAgain"
        autoComplete="new-password"
        required
        maxLength={MAX_LENGTH}
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        onBlur={() => setLeft(true)}
        error={repetitionProblem(password, repeated, left)}
      />
      <Button
        type="submit"
        look="primary"
        wide
        disabled={!canSend(password, repeated)}
        busy={sending.isPending}
      >
        {sending.isPending ? 'Salvando...' : link.submit}
      </Button>
    </Form>
  );
}
