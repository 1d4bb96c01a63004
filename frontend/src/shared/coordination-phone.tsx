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
