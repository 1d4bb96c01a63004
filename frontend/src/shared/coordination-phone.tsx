import { PhoneLink } from '../ui/phone-link.tsx';
import { useParish } from './parish.tsx';

/** Dials the coordination, or the parish's office, where the settings name a number. */
export function CoordinationPhone() {
  const phone = useParish()?.coordinationPhone;
  return phone ? (
    <span>
      Coordenação: <PhoneLink name="quem coordena" phone={phone} />
    </span>
  ) : null;
}

/** "Fale com a coordenação", "Peça um novo à coordenação", whoever has written it. */
const SENDS_THERE =
  /(?<!\p{L})(avise|converse|diga|entre em contato|fale|peça|pergunte|procure)(?!\p{L})[^.;:?!]*coordenação/iu;

export const sendsThere = (text = ''): boolean => SENDS_THERE.test(text);

/** {@link CoordinationPhone} below words that send the person to the coordination; nothing below others. */
export const PhoneIfSentThere = ({ text }: { text: string | undefined }) =>
  sendsThere(text) ? <CoordinationPhone /> : null;
