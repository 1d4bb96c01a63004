import { ButtonAnchor } from '../../ui/button.tsx';
import { askToConfirm, type MassConfirmations } from './confirmations-model.ts';

/** Opens WhatsApp with the question ready; nothing where no telephone is known. */
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
    <ButtonAnchor
      look="quiet"
      href={askToConfirm(phone, name, mass)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>
        WhatsApp<span className="visually-hidden"> de {name}</span>
      </span>
    </ButtonAnchor>
  );
}
