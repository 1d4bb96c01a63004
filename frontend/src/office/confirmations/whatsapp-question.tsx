import { MessageCircle } from 'lucide-react';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { confirmText, type MassConfirmations } from './confirmations-model.ts';

/** Asks somebody by WhatsApp whether they come to a mass; says so where no telephone is known. */
export function WhatsAppQuestion({
  name,
  phone,
  mass,
}: {
  name: string;
  phone: string | null;
  mass: Pick<MassConfirmations, 'date' | 'time' | 'description'>;
}) {
  if (!phone) return <span>sem telefone</span>;
  return (
    <WhatsAppButton name={name} phone={phone} text={confirmText(name, mass)}>
      <MessageCircle aria-hidden size={22} />
      <span className="visually-hidden">WhatsApp</span>
    </WhatsAppButton>
  );
}
