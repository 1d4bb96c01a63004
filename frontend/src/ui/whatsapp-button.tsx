import type { ReactNode } from 'react';
import { whatsAppUrl } from '../lib/phone.ts';
import { ButtonAnchor } from './button.tsx';

/** Opens WhatsApp in a talk with somebody, the text ready to be sent. */
export function WhatsAppButton({
  name,
  phone,
  text,
  look = 'quiet',
  children,
}: {
  /** Of the person, as the page calls them. */
  name: string;
  phone: string;
  text?: string;
  look?: 'quiet' | 'secondary' | 'primary';
  /** What stands on the button instead of “WhatsApp”. */
  children?: ReactNode;
}) {
  return (
    <ButtonAnchor look={look} href={whatsAppUrl(phone, text)} target="_blank" rel="noopener noreferrer">
      <span>
        {children ?? 'WhatsApp'}
        <span className="visually-hidden"> para {name}</span>
      </span>
    </ButtonAnchor>
  );
}
