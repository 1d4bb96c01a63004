import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Answer } from '../../../api/client.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { passwordMissing } from '../../../lib/typed.ts';
import { dateOf } from '../../../lib/dates.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FoldingSection } from '../../../ui/folding-section.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, PasswordField, TextField } from '../../../ui/field.tsx';
import { Muted } from '../../../ui/page.tsx';
import { QueryState } from '../../../ui/states.tsx';
import styles from './second-factor.module.css';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** Whether signing in asks for a code beside the password, and how that is turned on and off. */
export default function SecondFactorCard() {
  const state = useApiQuery('/api/auth/second-factor', {}, { fresh: true });
  const client = useQueryClient();
  const [open, setOpen] = useState<'set-up' | 'end' | null>(null);
  const close = () => setOpen(null);
  return (
    <FoldingSection
      title="Verificação em duas etapas"
      state={state.data && (state.data.active ? 'Ativada' : 'Desativada')}
    >
      <QueryState query={state}>
        {(own) => (
          <div className={styles.part}>
            {open === 'set-up' ? (
              <SetUpSecondFactor
                onCancel={close}
                onDone={() => {
                  void client.invalidateQueries();
                  close();
                }}
              />
            ) : (
              <State own={own} onChange={() => setOpen(own.active ? 'end' : 'set-up')} />
            )}
          </div>
        )}
      </QueryState>
      {open === 'end' && <EndDialog onClose={close} />}
    </FoldingSection>
  );
}

function State({
  own: { active, since, recoveryCodesLeft },
  onChange,
}: {
  own: Answer<'GET /api/auth/second-factor'>;
  onChange: () => void;
}) {
  if (!active)
    return (
      <>
        <Muted>
          Ao entrar, além da senha, um código do seu celular: quem descobrir a sua senha não entra sem ele.
        </Muted>
        <Button onClick={onChange}>Ativar</Button>
      </>
    );
  return (
    <>
      <Badge tone="success">Ativada</Badge>
      <Muted>
        Desde {since && dateOf(since)}. {plural(recoveryCodesLeft, 'código', 'códigos')} de recuperação{' '}
        {recoveryCodesLeft === 1 ? 'restante' : 'restantes'}
        {recoveryCodesLeft < FEW && ': para ter novos, desative e ative de novo'}.
      </Muted>
      <Button look="danger" onClick={onChange}>
        Desativar
      </Button>
    </>
  );
}

const FEW = 3;

function EndDialog({ onClose }: { onClose: () => void }) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: passwordMissing(password),
      code: code.trim() === '' ? 'Digite o código.' : undefined,
    }),
    send: (body) => call('POST /api/auth/second-factor/end', { body }),
    success: {
      title: 'Verificação em duas etapas desativada',
      description: 'Para entrar, basta agora a sua senha.',
    },
    failure: 'Erro ao desativar',
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Desativar a verificação em duas etapas?"
      description="Quem descobrir a sua senha poderá entrar com ela."
    >
      <Form onSubmit={onSubmit}>
        <PasswordField
          label="Sua senha, para confirmar"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <TextField
          label="Código"
          hint="O do aplicativo, ou um código de recuperação."
          autoComplete="one-time-code"
          required
          {...field('code')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="danger" busy={busy}>
            Desativar
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
