import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useApiMutation } from '../api/queries.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useSession } from './session.tsx';

/** Asks before every session of the person ends, this one too. */
export default function LeaveAllDialog({ onClose }: { onClose: () => void }) {
  const { leave } = useSession();
  const navigate = useNavigate();
  const end = useApiMutation({
    run: async () => {
      await call('DELETE /api/auth/sessions');
      // The session is gone on the server, which is told nothing more with it.
      forgetDrafts();
      leave();
      await navigate('/login', { replace: true });
    },
    success: { title: 'Você saiu de todos os aparelhos', description: 'Entre de novo com a sua senha.' },
    failure: 'Erro ao sair dos aparelhos',
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Sair de todos os aparelhos?"
      description="Em todos, neste também, será preciso a senha para entrar de novo. O endereço da sua agenda, se houver, deixa de valer; depois de entrar, crie outro em Minha Escala."
      confirm="Sair de todos"
      destructive
      busy={end.isPending}
      onConfirm={() => end.mutate()}
    />
  );
}
