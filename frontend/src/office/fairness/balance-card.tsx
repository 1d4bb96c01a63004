import { Card } from '../../ui/card.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { plural } from '../../lib/plural.ts';
import styles from './balance-card.module.css';
import { balanceInWords, balanceOf, decimal, signed, type Person } from './fairness-model.ts';
import { Shortened } from '../../ui/shortened.tsx';

const FIRST = 15;

/** Who serves most above and most below their share. */
export function BalanceCard({ people }: { people: readonly Person[] }) {
  const { above, below, even, scale } = balanceOf(people);
  return (
    <Card title="Quem serviu mais e quem serviu menos">
      <Stack>
        <p className={styles.reading}>
          A parte de cada um depende do quanto se ofereceu: quem disse que podia em mais missas, até o seu
          limite do mês, tem uma parte maior.
        </p>
        {above.length + below.length + even === 0 ? (
          <EmptyState text="Ninguém se ofereceu nem serviu neste período." />
        ) : (
          <>
            <p aria-hidden className={styles.legend}>
              <span>
                <i className={styles.bar} /> missas que serviu
              </span>
              <span>
                <i className={styles.mark} /> a sua parte
              </span>
            </p>
            <div className={styles.sides}>
              <Side title="Serviram mais que a sua parte" people={above} scale={scale} />
              <Side title="Serviram menos que a sua parte" people={below} scale={scale} />
            </div>
            {even > 0 && (
              <Muted>
                {plural(even, 'pessoa serviu', 'pessoas serviram')} exatamente a sua parte, sem diferença.
              </Muted>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Side({ title, people, scale }: { title: string; people: readonly Person[]; scale: number }) {
  return (
    <section className={styles.side}>
      <h3>
        {title} ({people.length})
      </h3>
      {people.length === 0 ? (
        <Muted>Ninguém.</Muted>
      ) : (
        <Shortened rows={people} first={FIRST} digest>
          {(shown) => (
            <ol aria-label={title} className={styles.people}>
              {shown.map((person) => (
                <Bar key={person.ministerId} person={person} scale={scale} />
              ))}
            </ol>
          )}
        </Shortened>
      )}
    </section>
  );
}

/** A person's duties as a bar with a mark at their share; the same in a sentence for those who cannot see it. */
function Bar({ person, scale }: { person: Person; scale: number }) {
  const part = (amount: number) => `${(100 * amount) / scale}%`;
  return (
    <li>
      <span className={styles.name}>{person.scheduleName}</span>
      <span className="visually-hidden">: {balanceInWords(person)}</span>
      <strong aria-hidden className={styles.difference}>
        {signed(person.difference)}
      </strong>
      <span aria-hidden className={styles.track}>
        <span className={styles.bar} style={{ width: part(person.duties) }} />
        <span className={styles.mark} style={{ insetInlineStart: part(person.expected) }} />
      </span>
      <span aria-hidden className={styles.numbers}>
        {person.duties} · parte {decimal(person.expected)}
      </span>
    </li>
  );
}
