import { Link } from 'react-router';
import { useParish } from '../../shared/parish.tsx';
import Help from './help.tsx';
import styles from './help.module.css';

/** The manual for whoever is not inside the application yet; it holds nothing of anybody. */
export default function OpenHelp() {
  const parish = useParish();
  return (
    <div className={styles.open}>
      <header>
        <strong>{parish?.ministryTitle}</strong>
        <Link to="/login">Entrar</Link>
      </header>
      <main>
        <Help />
      </main>
    </div>
  );
}
