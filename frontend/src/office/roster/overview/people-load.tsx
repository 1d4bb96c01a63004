import { useState } from 'react';
import { SelectField } from '../../../ui/field.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { Shortened } from '../../../ui/shortened.tsx';
import type { RosterMinister } from '../editor/editor-model.ts';
import { useNarrow } from '../../../lib/use-narrow.ts';
import styles from './people-load.module.css';
import { decimal, inOrder, LOAD_ORDERS, signed, spreadOf, type LoadOrder } from './load-model.ts';

const FIRST = 12;
const FIRST_ON_PHONE = 6;

/** How much each person serves against their share; a name opens why. */
export function PeopleLoad({
  ministers,
  onExplain,
}: {
  ministers: readonly RosterMinister[];
  onExplain: (ministerId: number) => void;
}) {
  const narrow = useNarrow();
  const [order, setOrder] = useState<LoadOrder>('above');
  const scale = Math.max(1, ...ministers.flatMap(({ duties, share }) => [duties, share]));
  const columns: readonly Column<RosterMinister>[] = [
    {
      label: 'Ministro',
      as: 'head',
      render: ({ id, name }) => (
        <button type="button" className={styles.name} onClick={() => onExplain(id)}>
          {name}
        </button>
      ),
    },
    { label: 'Serve', render: (minister) => <Bar minister={minister} scale={scale} /> },
    { label: 'Sua parte', render: ({ share }) => decimal(share) },
    { label: 'Ofereceu', render: ({ offered }) => offered },
    { label: 'Limite', render: limitText },
    { label: 'Traz', render: ({ balance }) => signed(balance) },
  ];
  return (
    <>
      <p>{spreadOf(ministers)} Toque em um nome para ver por que a pessoa serve ou não.</p>
      <div className={styles.order}>
        <SelectField
          label="Mostrar primeiro"
          options={LOAD_ORDERS}
          value={order}
          onChange={({ target }) => setOrder(target.value as LoadOrder)}
        />
      </div>
      <p className={styles.meaning}>
        A barra mostra as missas em que a pessoa serve, e o traço, a sua parte: o que lhe cabe conforme o que
        ofereceu. “Traz” são as missas acima (+) ou abaixo (-) da sua parte nos últimos seis meses.
      </p>
      <Shortened rows={inOrder(ministers, order)} first={narrow ? FIRST_ON_PHONE : FIRST}>
        {(shown) => <Table label="Missas por pessoa" columns={columns} rows={shown} keyOf={({ id }) => id} />}
      </Shortened>
    </>
  );
}

function Bar({ minister: { duties, share }, scale }: { minister: RosterMinister; scale: number }) {
  const part = (amount: number) => `${(100 * amount) / scale}%`;
  return (
    <span className={styles.serves}>
      <strong>{duties}</strong>
      <span aria-hidden className={styles.track}>
        <span className={styles.bar} style={{ width: part(duties) }} />
        <span className={styles.mark} style={{ insetInlineStart: part(share) }} />
      </span>
    </span>
  );
}

function limitText({ limit, dutiesElsewhere }: RosterMinister): string {
  return dutiesElsewhere === 0 ? String(limit) : `${limit} (${dutiesElsewhere} em outra escala)`;
}
