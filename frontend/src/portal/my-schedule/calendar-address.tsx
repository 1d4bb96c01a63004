import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { TextField } from '../../ui/field.tsx';
import { Row } from '../../ui/page.tsx';
import { googleCalendarUrl, type FeedAddress } from './calendar-feed-model.ts';
import styles from './calendar-feed.module.css';

/** A new address, which the server never shows again, with the ways to use it. */
export function CalendarAddress({ address: { url, webcalUrl } }: { address: FeedAddress }) {
  return (
    <div className={styles.address}>
      <p>
        <strong>Pronto! Agora ponha o endereço no seu calendário.</strong> Ele só aparece esta vez. Não o
        passe a ninguém: quem tem o endereço vê as suas missas.
      </p>
      <Row>
        <ButtonAnchor look="primary" href={webcalUrl}>
          Abrir na agenda do celular
        </ButtonAnchor>
        <ButtonAnchor href={googleCalendarUrl(webcalUrl)} target="_blank" rel="noopener noreferrer">
          Adicionar ao Google Agenda
        </ButtonAnchor>
      </Row>
      <TextField
        label="Endereço da sua agenda"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Row>
        <Button onClick={() => void copyText(url, 'Endereço copiado!')}>Copiar</Button>
      </Row>
      <ul className={styles.steps}>
        <li>
          <strong>iPhone:</strong> toque em “Abrir na agenda do celular” e depois em “Assinar”.
        </li>
        <li>
          <strong>Android:</strong> toque em “Adicionar ao Google Agenda” e depois em “Adicionar”. Se o
          celular não perguntar nada, faça este passo num computador.
        </li>
        <li>
          <strong>Outro calendário:</strong> copie o endereço e cole onde ele pede um endereço para assinar.
        </li>
      </ul>
    </div>
  );
}
