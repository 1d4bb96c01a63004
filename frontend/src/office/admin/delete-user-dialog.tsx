import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { KeptTexts } from '../../ui/kept-texts.tsx';
import { QueryState } from '../../ui/states.tsx';
import { LosesMasses } from '../parts/coming-masses.tsx';
import type { Account } from './admin-model.ts';

/** Warns of what is lost with an account, and asks what of the person's words stays, before it is deleted. */
export function DeleteUserDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const { id, name, email } = user;
  const written = useApiQuery('/api/users/{id}/written', { path: { id } }, { fresh: true });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir usuário"
      description={
        <>
          <p>
            <strong>{name}</strong> ({email})
          </p>
          <p>
            Esta ação não pode ser desfeita. Ela remove também os dados relacionados: cadastros, escalas e
            histórico.
          </p>
        </>
      }
    >
      <LosesMasses ministerId={user.ministerId} />
      <QueryState query={written}>
        {(texts) => <Decision user={user} texts={texts} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function Decision({
  user: { id, name },
  texts,
  onClose,
}: {
  user: Account;
  texts: Answer<'GET /api/users/{id}/written'>;
  onClose: () => void;
}) {
  const [keeps, setKeeps] = useState(() => texts.map(({ key }) => key));
  const remove = useApiMutation({
    run: () => call('POST /api/users/{id}/erase', { path: { id }, body: { keeps } }),
    success: { title: 'Usuário excluído', description: `${name} não tem mais acesso ao sistema.` },
    failure: 'Erro ao excluir usuário',
    then: onClose,
  });
  return (
    <>
      <KeptTexts
        legend="O que a pessoa escreveu em lugares de todos"
        texts={texts}
        keeps={keeps}
        onChange={setKeeps}
      />
      <DialogFoot onClose={onClose}>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Excluir
        </Button>
      </DialogFoot>
    </>
  );
}
