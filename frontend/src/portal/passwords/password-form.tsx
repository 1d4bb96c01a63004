import { useState, type FormEvent } from 'react';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form, PasswordField } from '../../ui/field.tsx';
import { toast } from '../../api/toasts.ts';
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
  /** @param email of the account. */
  onDone: (email: string) => void;
  /** The link ended while the password was being chosen. */
  onLinkLost: () => void;
}) {
  const [left, setLeft] = useState(false);
  const { field, values, onSubmit, busy } = useApiForm({
    initial: { password: '', repeated: '' },
    check: (given) => ({ password: passwordProblem(given.password) }),
    send: (given) => link.send({ token, password: given.password }),
    then: ({ email }) => onDone(email),
    onError: (error) => {
      if (error.fields.token) onLinkLost();
      toast({ ...sendingFailure(link.failure, error), variant: 'destructive' });
    },
  });
  const { password, repeated } = values;
  const repetition = field('repeated');

  function send(event: FormEvent<HTMLFormElement>): void {
    if (canSend(password, repeated)) return onSubmit(event);
    event.preventDefault();
    setLeft(true);
    toast({ title: 'Senhas não coincidem', variant: 'destructive' });
  }

  return (
    <Form onSubmit={send}>
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        hint="Use pelo menos 6 caracteres. Não são aceitas as muito comuns, como “123456”, nem o seu nome."
        required
        maxLength={MAX_LENGTH}
        {...field('password')}
      />
      <PasswordField
        label="Confirmar senha"
        autoComplete="new-password"
        required
        maxLength={MAX_LENGTH}
        {...repetition}
        onBlur={(event) => {
          void repetition.onBlur(event);
          setLeft(true);
        }}
        error={repetitionProblem(password, repeated, left)}
      />
      <Button type="submit" look="primary" wide disabled={!canSend(password, repeated)} busy={busy}>
        {busy ? 'Salvando...' : link.submit}
      </Button>
    </Form>
  );
}
