import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/page.tsx';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useFileName, usePrinting } from '../../ui/paper.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import styles from './training.module.css';

/** The vessels and linens: what each is, what it is for and how to care for it. On a phone they open one by one. */
export function Materials() {
  const materials = useApiQuery('/api/liturgical-materials', { query: {} });
  const printing = usePrinting();
  useFileName(printing ? 'Materiais litúrgicos' : null);
  // Where they stand below each other, their names are the index.
  const folds = useNarrow() && !printing;
  return (
    <QueryState
      query={materials}
      empty={<EmptyState text="Os materiais litúrgicos aparecem aqui quando a coordenação os descrever." />}
    >
      {(all) => (
        <CardGrid min={340}>
          {all.map((material, index) =>
            folds ? (
              <Card key={material.id} className={styles.procedure}>
                <Disclosure open={index === 0} summary={<h2>{material.name}</h2>}>
                  <Material material={material} />
                </Disclosure>
              </Card>
            ) : (
              <Card key={material.id} title={material.name}>
                <Material material={material} />
              </Card>
            ),
          )}
        </CardGrid>
      )}
    </QueryState>
  );
}

function Material({
  material: { description, function: purpose, care },
}: {
  material: Answer<'GET /api/liturgical-materials'>[number];
}) {
  return (
    <div className={styles.material}>
      <p>{description}</p>
      <dl>
        <div>
          <dt>Função</dt>
          <dd>{purpose}</dd>
        </div>
        <div>
          <dt>Cuidados</dt>
          <dd>{care}</dd>
        </div>
      </dl>
    </div>
  );
}

/** What to do, step by step. */
export function Procedures() {
  const procedures = useApiQuery('/api/procedures', { query: {} });
  const printing = usePrinting();
  useFileName(printing ? 'Procedimentos' : null);
  return (
    <QueryState
      query={procedures}
      empty={<EmptyState text="Os procedimentos aparecem aqui quando a coordenação os escrever." />}
    >
      {(all) => (
        <Stack>
          {all.map(({ id, title, description, steps }, index) => (
            <Card key={id} className={styles.procedure}>
              <Disclosure
                open={printing || index === 0}
                summary={
                  <>
                    <h2>{title}</h2>
                    <span className={styles.about}>{description}</span>
                  </>
                }
              >
                <ol className={styles.steps}>
                  {steps.map((step, position) => (
                    <li key={position}>{step}</li>
                  ))}
                </ol>
              </Disclosure>
            </Card>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
