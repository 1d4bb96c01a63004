import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../api/queries.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FieldSet, Radio } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { emptyPlaces, missingOf, type Candidate, type Mass } from './sacristy-model.ts';
import { DAY_KEY, givePlace } from './sacristy-store.ts';

/** Whose place somebody takes who is there: an empty one, or that of somebody who has not come. */
export function GivePlace({
  candidate,
  mass,
  token,
  onClose,
}: {
  candidate: Candidate;
  mass: Mass;
  token: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const empty = emptyPlaces(mass);
  const missing = missingOf(mass);
  const [leaverId, setLeaverId] = useState<number | null | undefined>(
    empty > 0 ? null : missing.length === 1 ? missing[0]!.ministerId : undefined,
  );
  const give = useApiMutation({
    run: (leaver: number | null) =>
      givePlace(token, { slotId: mass.slotId, leaverId: leaver, ministerId: candidate.ministerId }),
    success: `${candidate.scheduleName} serve nesta missa`,
    failure: 'O lugar não foi dado',
    changes: [],
    then: () => {
      void client.invalidateQueries({ queryKey: [DAY_KEY] });
      onClose();
    },
  });
  const option = (value: number | null, label: string) => (
    <Radio
      key={value}
      name="leaver"
      label={label}
      checked={leaverId === value}
      onChange={() => setLeaverId(value)}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Dar um lugar a ${candidate.scheduleName}`}
      description="A escala muda agora, e a mudança fica registrada."
    >
      {empty === 0 && missing.length === 0 ? (
        <EmptyState text="Todos os escalados já chegaram, e não há lugar vazio." />
      ) : (
        <FieldSet legend="Qual lugar?">
          {empty > 0 && option(null, `Um lugar vazio (${plural(empty, 'lugar', 'lugares')})`)}
          {missing.map((person) => option(person.ministerId, `O de ${person.scheduleName}, que não chegou`))}
        </FieldSet>
      )}
      <DialogFoot onClose={onClose}>
        <Button
          look="primary"
          busy={give.isPending}
          disabled={leaverId === undefined}
          onClick={() => leaverId !== undefined && give.mutate(leaverId)}
        >
          Dar o lugar
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
