import { ROLE_LABELS } from '../../api/labels.ts';
import { Radio } from '../../ui/field.tsx';
import { ROLE_DESCRIPTIONS } from './admin-model.ts';
import styles from './admin.module.css';

/** A role to choose, with what its holders may do. */
export function RoleRadio({
  role,
  checked,
  onChoose,
}: {
  role: keyof typeof ROLE_DESCRIPTIONS;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <Radio
      name="role"
      value={role}
      checked={checked}
      onChange={onChoose}
      label={
        <span className={styles.choice}>
          <strong>{ROLE_LABELS[role]}</strong>
          <small>{ROLE_DESCRIPTIONS[role]}</small>
        </span>
      }
    />
  );
}
