import { Download, Eye, FileText, KeyRound, Mail, Trash2 } from 'lucide-react';
import { lazyPage, preloadLater } from '../../../ui/lazy-page.tsx';
import { useState } from 'react';
import { useUser } from '../../../shared/session.tsx';
import { urlOf } from '../../../api/client.ts';
import { useDownload } from '../../../api/download.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldingSection } from '../../../ui/folding-section.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import styles from './account.module.css';

const ReadersDialog = lazyPage(() => import('./readers-dialog.tsx'), null);
preloadLater(ReadersDialog);

const EraseAccountDialog = lazyPage(() => import('./erase-account-dialog.tsx'), null);
preloadLater(EraseAccountDialog);

const ChangeEmailDialog = lazyPage(() => import('./change-email-dialog.tsx'), null);
preloadLater(ChangeEmailDialog);

const ChangePasswordDialog = lazyPage(() => import('./change-password-dialog.tsx'), null);
preloadLater(ChangePasswordDialog);

/** What everybody may do with their account and their data, whatever their role. */
export function AccountCard() {
  const { email } = useUser();
  const [open, setOpen] = useState<'email' | 'password' | 'readers' | 'erase' | null>(null);
  const file = useDownload({ success: 'Seus dados foram baixados', failure: 'Erro ao baixar os dados' });
  const exportOf = (format: 'html' | 'json') => {
    const url = urlOf('/api/privacy/export', { query: { format } });
    return { busy: file.isPending && file.variables === url, start: () => file.mutate(url) };
  };
  const [page, json] = [exportOf('html'), exportOf('json')];
  const close = () => setOpen(null);
  return (
    <FoldingSection title="Conta e privacidade" state={email}>
      <Stack gap={24}>
        <section className={styles.part}>
          <h3>Acesso</h3>
          <Muted>Você entra com {email}.</Muted>
          <Button onClick={() => setOpen('email')}>
            <Mail aria-hidden size={20} />
            Alterar e-mail
          </Button>
          <Button onClick={() => setOpen('password')}>
            <KeyRound aria-hidden size={20} />
            Alterar senha
          </Button>
        </section>
        <section className={styles.part}>
          <h3>Meus dados</h3>
          <Muted>Baixe tudo o que o sistema guarda sobre você.</Muted>
          <Button busy={page.busy} onClick={page.start}>
            {!page.busy && <FileText aria-hidden size={20} />}
            Baixar para ler
          </Button>
          <Button busy={json.busy} onClick={json.start}>
            {!json.busy && <Download aria-hidden size={20} />}
            Baixar em JSON
          </Button>
          <Button onClick={() => setOpen('readers')}>
            <Eye aria-hidden size={20} />
            Quem viu meus dados
          </Button>
        </section>
        <section className={styles.part}>
          <h3>Encerrar a conta</h3>
          <Muted>Apaga a sua conta e os seus dados. Não pode ser desfeito.</Muted>
          <Button look="danger" onClick={() => setOpen('erase')}>
            <Trash2 aria-hidden size={20} />
            Excluir minha conta
          </Button>
        </section>
      </Stack>
      {open === 'email' && <ChangeEmailDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'readers' && <ReadersDialog onClose={close} />}
      {open === 'erase' && <EraseAccountDialog onClose={close} />}
    </FoldingSection>
  );
}
