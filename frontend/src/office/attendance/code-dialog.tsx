import { QRCodeSVG } from 'qrcode.react';
import type { Answer } from '../../api/client.ts';
import { onLongDate } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/page.tsx';
import { Paper, usePrinting } from '../../ui/paper.tsx';
import styles from './attendance.module.css';

export type Opened = Answer<'POST /api/sacristy-openings'>;

const TITLE = 'Código da sacristia';

/** The code, once: it is stored nowhere. Ctrl+P prints it, to be hung up in the sacristy. */
export function CodeDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { link, date } = opened;
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLE}
      description={`Vale só ${onLongDate(date)}. Ele aparece só agora; se o perder, faça outro.`}
    >
      <Stack>
        <Entry opened={opened} />
        <DialogFoot onClose={onClose} leave="Fechar">
          <Button look="primary" onClick={() => void copyText(link, 'Link copiado!')}>
            Copiar link
          </Button>
        </DialogFoot>
      </Stack>
      <PrintedCode opened={opened} />
    </Dialog>
  );
}

function PrintedCode({ opened }: { opened: Opened }) {
  const parish = useParish();
  if (!usePrinting()) return null;
  const { date } = opened;
  const year = date.slice(0, 4);
  return (
    <Paper file={`${TITLE} - ${date.split('-').reverse().join('-')}`}>
      <div className={styles.sheet}>
        <h1>{TITLE}</h1>
        <p>
          {parish?.parishName}
          <br />
          Vale só {onLongDate(date)} de {year}.
        </p>
        <Entry opened={opened} />
      </div>
    </Paper>
  );
}

/** The code in letters and as a picture, and what to do with them. */
function Entry({ opened: { code, link } }: { opened: Opened }) {
  return (
    <>
      <p className={styles.code}>{code}</p>
      <div className={styles.scan}>
        <QRCodeSVG value={link} size={240} marginSize={4} title="Código QR que abre a tela da sacristia" />
      </div>
      <p>
        No aparelho da sacristia, aponte a câmera para o código QR, ou abra{' '}
        <strong>{new URL('/sacristy', link).href.replace(/^https?:\/\//, '')}</strong> e digite as letras.
      </p>
    </>
  );
}
