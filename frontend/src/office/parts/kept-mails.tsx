import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says to whom can change it that no e-mail leaves this server; nothing where they do. */
export default function KeptMails() {
  const enabled = useCan()('settings.manage');
  const { data } = useApiQuery('/api/system-status', {}, { enabled });
  if (data?.mail.kind !== 'kept') return null;
  return (
    <Notice tone="warning" title="Nenhum e-mail sai deste servidor">
      Quem cuida do servidor ainda precisa ligar o envio. Até lá, os e-mails ficam guardados na página E-mails
      e ninguém os recebe: entregue você mesmo os links.
    </Notice>
  );
}
