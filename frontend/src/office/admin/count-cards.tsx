import { Check } from 'lucide-react';
import { REGISTRATION_FILTERS, type RegistrationFilter, type RegistrationStats } from './admin-model.ts';
import styles from './count-cards.module.css';

/** How many requests there are in each state; pressing one shows only those. */
export function CountCards({
  stats,
  filter,
  onChange,
}: {
  stats: RegistrationStats;
  filter: RegistrationFilter;
  onChange: (filter: RegistrationFilter) => void;
}) {
  return (
    <div role="group" aria-label="Filtrar cadastros" className={styles.cards}>
      {REGISTRATION_FILTERS.map(({ value, card }) => (
        <button
          key={value}
          type="button"
          className={styles.card}
          aria-pressed={filter === value}
          onClick={() => onChange(value)}
        >
          <span className={styles.count}>{stats[value].toLocaleString('pt-BR')}</span>
          <span className={styles.label}>
            {card}
            {filter === value && <Check aria-hidden size={18} />}
          </span>
        </button>
      ))}
    </div>
  );
}
