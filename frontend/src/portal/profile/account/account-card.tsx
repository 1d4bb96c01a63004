import { Download, FileText, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../app/session.tsx';
import { useChange } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { downloadMyData, type ExportFormat } from './download-my-data.ts';
import { EraseAccountDialog } from './erase-account-dialog.tsx';
import styles from './account.module.css';

/** What everybody may do with their account and their data, whatever their role. */
export function AccountCard() {
  const { email } = useUser();
  const [open, setOpen] = useState<'password' | 'erase' | null>(null);
  const download = useChange({
    run: (format: ExportFormat) => downloadMyData(format),
    success: 'Seus dados foram baixados',
    failure: 'Erro ao baixar os dados',
  });
  const isBusy = (format: ExportFormat) => download.isPending && download.variables === format;
  const close = () => setOpen(null);
  return (
    <Card title="Conta e privacidade">
      <Stack gap={24}>
        <section className={styles.part}>
          <h3>Acesso</h3>
          <Muted>Você entra com {email}.</Muted>
          <Button onClick={() => setOpen('password')}>
            <KeyRound aria-hidden size={20} />
            Alterar senha
          </Button>
        </section>
        <section className={styles.part}>
          <h3>Meus dados</h3>
          <Muted>Baixe tudo o que o sistema guarda sobre você.</Muted>
          <Button busy={isBusy('html')} onClick={() => download.mutate('html')}>
            {!isBusy('html') && <FileText aria-hidden size={20} />}
            Baixar para ler
          </Button>
          <Button busy={isBusy('json')} onClick={() => download.mutate('json')}>
            {!isBusy('json') && <Download aria-hidden size={20} />}
            Baixar em JSON
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
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'erase' && <EraseAccountDialog onClose={close} />}
    </Card>
  );
}
