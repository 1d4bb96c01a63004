import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { dateOf } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Row } from '../../ui/page.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import styles from './imports.module.css';

type Import = Answer<'GET /api/imports'>[number];

/** What was imported, and the way to take it back. */
export function PastImports() {
  const list = usePagedList('/api/imports');
  const [undoing, setUndoing] = useState<Import | null>(null);
  const undo = useApiMutation({
    run: ({ id }: Import) => call('POST /api/imports/{id}/undo', { path: { id } }),
    success: 'Importação desfeita',
    failure: 'Erro ao desfazer a importação',
    then: () => setUndoing(null),
  });
  return (
    <Card title="Importações feitas">
      <PagedList list={list} empty="Nada foi importado ainda. Escolha um arquivo acima.">
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((one) => (
              <li key={one.id} className={styles.item}>
                <Row justify="space-between">
                  <strong>{one.fileName}</strong>
                  {one.undoneAt && <Badge>Desfeita</Badge>}
                </Row>
                <p>
                  <Dotted
                    facts={[dateOf(one.createdAt), one.createdByName ?? 'Pessoa removida', madeWords(one)]}
                  />
                </p>
                {!one.undoneAt && (
                  <Row>
                    <Button
                      disabled={one.entered > 0}
                      onClick={() => setUndoing(one)}
                      aria-label={`Desfazer ${one.fileName}`}
                    >
                      {one.entered > 0 ? 'Já há quem entrou: não se desfaz' : 'Desfazer'}
                    </Button>
                  </Row>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {undoing && (
        <ConfirmDialog
          open
          onClose={() => setUndoing(null)}
          title={`Desfazer a importação de ${undoing.fileName}?`}
          description={
            undoing.kind === 'people'
              ? undoing.made === 1
                ? 'A pessoa que ela trouxe é apagada, com respostas e convites, como se não tivesse sido importada.'
                : `As ${undoing.made} pessoas que ela trouxe são apagadas, com respostas e convites, como se não tivessem sido importadas.`
              : `As escalas passadas que ela trouxe (${madeWords(undoing)}) são apagadas, e deixam de contar no equilíbrio.`
          }
          confirm="Desfazer a importação"
          destructive
          busy={undo.isPending}
          onConfirm={() => undo.mutate(undoing)}
        />
      )}
    </Card>
  );
}

/** '58 pessoas, de 60 linhas' of people; '396 lugares em escalas' of rosters. */
const madeWords = ({ kind, made, rows }: Import): string =>
  kind === 'people'
    ? `${plural(made, 'pessoa', 'pessoas')}, de ${plural(rows, 'linha', 'linhas')}`
    : `${plural(made, 'lugar', 'lugares')} em escalas passadas`;
