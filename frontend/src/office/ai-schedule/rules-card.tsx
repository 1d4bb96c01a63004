import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Muted } from '../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';
import { RemoveRuleDialog } from './remove-rule-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { Rule } from './rule-model.ts';
import styles from './rules-card.module.css';

/** The rules that conversations or hands gave the schedule; every computation keeps them until they are removed. */
export function RulesCard({ scheduleId }: { scheduleId: number }) {
  const rules = useApiQuery(
    '/api/ai-schedule/schedules/{id}/rules',
    { path: { id: scheduleId } },
    { fresh: true },
  );
  const [leaving, setLeaving] = useState<Rule | null>(null);
  const [edited, setEdited] = useState<Rule | 'new' | null>(null);
  return (
    <Card
      title="Regras desta escala"
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden size={20} />
          Nova regra
        </Button>
      }
    >
      <QueryState
        query={rules}
        loading={<SkeletonCards lines={1} />}
        empty={
          <Muted>
            Nenhuma regra. Peça na conversa, por exemplo: “No máximo 3 por pessoa”, ou escreva uma aqui. Cada
            regra vale em todo cálculo da escala.
          </Muted>
        }
      >
        {(list) => (
          <ul className={styles.rules}>
            {list.map((rule) => (
              <li key={rule.id}>
                <span className={styles.number}>{rule.number}.</span>
                <span className={styles.text}>
                  {rule.text}
                  {rule.createdBy && <small>pedida por {rule.createdBy}</small>}
                </span>
                <IconButton label={`Mudar a regra ${rule.number}`} onClick={() => setEdited(rule)}>
                  <Pencil aria-hidden size={20} />
                </IconButton>
                <IconButton label={`Retirar a regra ${rule.number}`} onClick={() => setLeaving(rule)}>
                  <Trash2 aria-hidden size={20} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {edited && (
        <RuleDialog
          scheduleId={scheduleId}
          {...(edited === 'new' ? {} : { rule: edited })}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && <RemoveRuleDialog rule={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
