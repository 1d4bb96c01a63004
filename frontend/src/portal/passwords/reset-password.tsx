import { PasswordByLink } from './password-by-link.tsx';
import { RESET } from './password-links.ts';

/** Another password, with the link of 'Esqueceu a senha?'. */
export default function ResetPassword() {
  return <PasswordByLink link={RESET} />;
}
