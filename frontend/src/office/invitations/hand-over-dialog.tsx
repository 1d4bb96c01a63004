import { QRCodeSVG } from 'qrcode.react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import type { Invitable } from './invitation-buttons.tsx';
import styles from './hand-over-dialog.module.css';
import { invitationText } from './invitations-model.ts';

/** A link for one person: to scan from this screen, to send by WhatsApp, to copy. */
export default function HandOverDialog({
  minister: { fullName, scheduleName, phone },
  link,
  onClose,
}: {
  minister: Invitable;
  link: string;
  onClose: () => void;
}) {
  const copy = (look: 'primary' | 'secondary') => (
    <Button look={look} onClick={() => void copyText(link, 'Link copiado!')}>
      Copiar link
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Link para ${scheduleName}`}
      description="A pessoa aponta a câmera do celular para o código, ou recebe o link. Ele vale 24 horas, uma única vez, e só para ela."
    >
      <Stack>
        <div className={styles.code}>
          <QRCodeSVG value={link} size={240} marginSize={4} title={`Código do link de ${scheduleName}`} />
        </div>
        <TextField label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
        {phone && <Row>{copy('secondary')}</Row>}
        <DialogFoot onClose={onClose} leave="Fechar">
          {phone ? (
            <WhatsAppButton
              look="primary"
              name={scheduleName}
              phone={phone}
              text={invitationText(fullName, link)}
            >
              Enviar por WhatsApp
            </WhatsAppButton>
          ) : (
            copy('primary')
          )}
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
