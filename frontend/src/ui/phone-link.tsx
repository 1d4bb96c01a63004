import { dialUrl } from '../lib/phone.ts';
import { Unbroken } from './unbroken.tsx';
import styles from './phone-link.module.css';

/** A telephone that a touch dials. */
export const PhoneLink = ({ name, phone }: { name: string; phone: string }) => (
  <a className={styles.phone} href={dialUrl(phone)}>
    <span className="visually-hidden">Telefonar a {name}: </span>
    {/* One piece of the line: its parts would stand without the spaces between them. */}
    <span>
      <Unbroken text={phone} />
    </span>
  </a>
);
