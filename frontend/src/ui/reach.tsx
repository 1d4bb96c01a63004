import { PhoneLink } from './phone-link.tsx';
import { Row } from './page.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

/** How somebody is reached: a telephone that a touch dials, and WhatsApp with a text begun; says so where none is known. */
export function Reach({ name, phone, text }: { name: string; phone: string | null; text: string }) {
  if (!phone) return <span>sem telefone</span>;
  return (
    <Row gap={16}>
      <PhoneLink name={name} phone={phone} />
      <WhatsAppButton look="secondary" name={name} phone={phone} text={text} />
    </Row>
  );
}
