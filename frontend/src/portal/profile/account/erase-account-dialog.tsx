import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { removeToken } from '../../../api/http.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { passwordMissing } from '../../../lib/typed.ts';
import { useCan, useSession } from '../../../shared/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, PasswordField } from '../../../ui/field.tsx';
import { KeptTexts } from '../../../ui/kept-texts.tsx';
import { QueryState } from '../../../ui/states.tsx';
import styles from './account.module.css';

/** Erases the account and the person's data, after the password was given; the session ends with it. */
export default function EraseAccountDialog({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession();
  const serves = useCan()('duties.own');
  const navigate = useNavigate();
  const written = useApiQuery('/api/privacy/written', {}, { fresh: true });
  const { field, values, set, onSubmit, busy } = useApiForm<{ password: string; keeps: string[] }>({
    initial: { password: '', keeps: [] },
    check: ({ password }) => ({ password: passwordMissing(password) }),
    send: async (body) => {
      await call('POST /api/privacy/erase', { body });
      // The session is gone on the server: what follows must not be sent with it.
      removeToken();
      await signOut();
      await navigate('/login', { replace: true });
    },
    success: {
      title: 'Seus dados foram apagados',
      description: 'Sua conta não existe mais. Obrigado pelo seu serviço.',
    },
    failure: 'Erro ao excluir a conta',
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir minha conta?"
      description={
        <>
          <p>Isto não pode ser desfeito. Você perde:</p>
          <ul className={styles.lost}>
            <li>o acesso ao sistema;</li>
            <li>seu perfil, suas mensagens e sua formação;</li>
            {serves && <li>sua foto, seus familiares e suas respostas;</li>}
            {serves && <li>seus lugares nas próximas missas, que ficam vagos.</li>}
          </ul>
        </>
      }
    >
      <Form onSubmit={onSubmit}>
        <QueryState query={written}>
          {(texts) => (
            <KeptTexts
              legend="O que você escreveu em lugares de todos"
              texts={texts}
              keeps={values.keeps}
              onChange={(keeps) => set({ keeps })}
            />
          )}
        </QueryState>
        <PasswordField
          label="Sua senha, para confirmar"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="danger" busy={busy} disabled={!written.data}>
            Excluir minha conta
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
