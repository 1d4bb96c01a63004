import { PasswordByLink } from './password-by-link.tsx';
import { SETUP } from './password-links.ts';

/** The first password, with the link of an approval. */
export default function SetupPassword() {
  return <PasswordByLink link={SETUP} />;
}
