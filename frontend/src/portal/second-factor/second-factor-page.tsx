import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { FrontPage } from '../front-page.tsx';
import { SetUpSecondFactor } from '../profile/second-factor/set-up-second-factor.tsx';

/** Where the parish demands a second factor of administrators: who has none sets it up before anything else is shown. */
export default function SecondFactorPage() {
  const { signOut } = useSession();
  const client = useQueryClient();
  return (
    <FrontPage title="Proteja a sua conta" help="/second-factor">
      <Stack gap={24}>
        <h1>Proteja a sua conta</h1>
        <p>
          A paróquia pede a verificação em duas etapas a quem administra: ao entrar, além da senha, um código
          do celular. Ative-a para continuar.
        </p>
        <SetUpSecondFactor onDone={() => void client.invalidateQueries()} />
        <FormActions>
          <Button onClick={() => void signOut()}>Sair</Button>
        </FormActions>
      </Stack>
    </FrontPage>
  );
}
