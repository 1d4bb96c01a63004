import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Rule } from './rule-model.ts';

/** Asks before a rule is taken back: it goes for whoever computes next. */
export function RemoveRuleDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const remove = useApiMutation({
    run: () => call('DELETE /api/ai-schedule/rules/{id}', { path: { id: rule.id } }),
    success: 'Regra retirada',
    failure: 'Erro ao retirar a regra',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Retirar regra?"
      description={
        <p>
          “{rule.text}” deixa de valer a partir do próximo cálculo. Os lugares que já foram dados não mudam.
        </p>
      }
      confirm="Retirar regra"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
