import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';

/** The no of somebody without an account, whom only the coordination could ask. A yes is the place given to them. */
export function RefusalButton({ offerId, name }: { offerId: number; name: string }) {
  const note = useApiMutation({
    run: () => call('POST /api/substitution-offers/{id}/refuse', { path: { id: offerId } }),
    success: `Anotado: ${name} não pode`,
    failure: 'Não foi possível anotar',
  });
  return (
    <Button
      look="quiet"
      busy={note.isPending}
      aria-label={`Disse que não: ${name}`}
      onClick={() => note.mutate()}
    >
      Disse que não
    </Button>
  );
}
