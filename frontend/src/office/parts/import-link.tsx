import { useCan } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The way on from a list without people, for those who may bring them. */
export function ImportLink() {
  return useCan()('people.write') ? (
    <ButtonLink look="primary" to="/import">
      Importar planilha
    </ButtonLink>
  ) : null;
}
