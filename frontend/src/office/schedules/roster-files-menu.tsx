import { CalendarDays, FileSpreadsheet, FileText, Image, MessageCircle, Share } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../../api/client.ts';
import { useDownload } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Schedule } from '../roster/schedule-states.ts';
import { ShareDialog } from './lazy-dialogs.ts';

const PictureDialog = lazyPage(() => import('./picture-dialog.tsx'), null);

const ICON = 20;
const PDF = '/api/schedules/{id}/roster.pdf';
const WALL = '/api/schedules/{id}/calendar.pdf';

const FILES = [
  { label: 'PDF por missa (A4)', icon: FileText, address: PDF, query: { by: 'mass' } },
  { label: 'PDF por pessoa (A4)', icon: FileText, address: PDF, query: { by: 'person' } },
  { label: 'Calendário de parede (A3)', icon: CalendarDays, address: WALL, query: { paper: 'a3' } },
  { label: 'Calendário de parede (A4)', icon: CalendarDays, address: WALL, query: { paper: 'a4' } },
  {
    label: 'Calendário compacto (A3)',
    icon: CalendarDays,
    address: WALL,
    query: { paper: 'a3', letters: 'near' },
  },
  { label: 'Planilha (XLSX)', icon: FileSpreadsheet, address: '/api/schedules/{id}/roster.xlsx' },
] as const;

/** The roster on paper, as a spreadsheet and as a text for a chat, for whoever may read it. */
export function RosterFilesMenu({ schedule }: { schedule: Pick<Schedule, 'id' | 'title' | 'status'> }) {
  const [sharing, setSharing] = useState<'text' | 'picture' | null>(null);
  const close = () => setSharing(null);
  const file = useDownload({ success: 'Arquivo baixado', failure: 'Erro ao preparar o arquivo' });
  const items = FILES.map(({ label, icon: Icon, address, ...input }) => {
    const url = urlOf(address, { path: { id: schedule.id }, ...input });
    const isOnItsWay = file.isPending && file.variables === url;
    return {
      label: isOnItsWay ? `${label}: preparando...` : label,
      icon: <Icon aria-hidden size={ICON} />,
      disabled: file.isPending,
      run: () => file.mutate(url),
    };
  });
  return (
    <>
      <Menu
        items={[
          {
            label: 'Texto para WhatsApp',
            icon: <MessageCircle aria-hidden size={ICON} />,
            run: () => setSharing('text'),
          },
          {
            label: 'Um dia como imagem',
            icon: <Image aria-hidden size={ICON} />,
            run: () => setSharing('picture'),
          },
          ...items,
        ]}
      >
        <Button aria-busy={file.isPending || undefined}>
          {file.isPending ? <Spinner size={18} /> : <Share aria-hidden size={ICON} />}
          {file.isPending ? 'Preparando o arquivo...' : 'Baixar e compartilhar'}
        </Button>
      </Menu>
      {sharing === 'text' && <ShareDialog schedule={schedule} onClose={close} />}
      {sharing === 'picture' && <PictureDialog schedule={schedule} onClose={close} />}
    </>
  );
}
