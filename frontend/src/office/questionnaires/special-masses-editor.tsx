import { Plus } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Muted, Row } from '../../ui/page.tsx';
import type { Creation } from './creation-model.ts';
import styles from './questionnaires.module.css';
import {
  BLANK_MASS,
  isBlank,
  serverErrorOf,
  specialMassDraftOf,
  specialMassErrors,
  specialMassOf,
  type SpecialMassDraft,
} from './special-mass-model.ts';

type Part = Partial<Pick<Creation, 'specialMasses' | 'mass'>>;

/** Masses beyond the standard timetable: those added, and the one being typed. */
export function SpecialMassesEditor({
  masses,
  mass,
  checked,
  serverErrors,
  onChange,
  onChecked,
}: {
  masses: Creation['specialMasses'];
  mass: SpecialMassDraft;
  /** Whether what is missing in the mass being typed is shown. */
  checked: boolean;
  serverErrors: Readonly<Record<string, string>>;
  onChange: (part: Part) => void;
  onChecked: (checked: boolean) => void;
}) {
  const errors = checked ? specialMassErrors(mass) : {};
  const type = (part: Partial<SpecialMassDraft>) => onChange({ mass: { ...mass, ...part } });
  const without = (index: number) => masses.filter((_, other) => other !== index);
  const add = () => {
    const complete = Object.keys(specialMassErrors(mass)).length === 0;
    onChecked(!complete);
    if (complete) onChange({ specialMasses: [...masses, specialMassOf(mass)], mass: BLANK_MASS });
  };
  const [isOpen, setOpen] = useState(() => masses.length > 0 || !isBlank(mass));
  // What is wrong is never folded away.
  const refused = checked || masses.some((_, index) => serverErrorOf(serverErrors, index));
  return (
    <Disclosure summary={`Missas especiais (${masses.length})`} open={isOpen || refused} onToggle={setOpen}>
      <div className={styles.group}>
        <Muted>Missas deste mês fora do cronograma padrão. Elas entram na escala e ganham pergunta.</Muted>
        {masses.length > 0 && (
          <ul className={styles.masses}>
            {masses.map((one, index) => (
              <li key={`${one.date} ${one.name} ${one.times.join()}`}>
                <span className={styles.mass}>
                  <strong>{one.name}</strong>
                  <span>
                    {shortDate(one.date)}, {one.times.join(', ')}
                  </span>
                  {one.description && <Muted>{one.description}</Muted>}
                  {serverErrorOf(serverErrors, index) && (
                    <span role="alert" className={styles.error}>
                      {serverErrorOf(serverErrors, index)}
                    </span>
                  )}
                </span>
                <Row>
                  <Button
                    look="quiet"
                    onClick={() => onChange({ specialMasses: without(index), mass: specialMassDraftOf(one) })}
                  >
                    Editar<span className="visually-hidden">{one.name}</span>
                  </Button>
                  <Button look="quiet" onClick={() => onChange({ specialMasses: without(index) })}>
                    Remover<span className="visually-hidden">{one.name}</span>
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="Nome da missa"
          maxLength={120}
          value={mass.name}
          onChange={({ target }) => type({ name: target.value })}
          error={errors.name}
        />
        <div className={styles.pair}>
          <DateField label="Data" value={mass.date} onChange={(date) => type({ date })} error={errors.date} />
          <TextField
            label="Horários"
            hint="Separados por vírgulas: 18h, 20h30."
            value={mass.times}
            onChange={({ target }) => type({ times: target.value })}
            error={errors.times}
          />
        </div>
        <TextField
          label="Descrição da missa"
          maxLength={1000}
          value={mass.description}
          onChange={({ target }) => type({ description: target.value })}
        />
        <Row>
          <Button onClick={add}>
            <Plus aria-hidden size={20} />
            Adicionar missa
          </Button>
        </Row>
      </div>
    </Disclosure>
  );
}
