import type { FieldErrors } from '../platform/errors/app-error.js';
import { formatPhone } from '../platform/phone.js';
import { comparisonKey, emailKey } from '../platform/text.js';

/** Who answers for somebody under 18. */
export interface Guardian {
  guardianName: string;
  /** A telephone or an e-mail address. */
  guardianContact: string;
}

/** What a form holds about the guardian. */
export type GuardianForm = { [Field in keyof Guardian]?: string | null } & {
  guardianConsent?: boolean | null;
};

interface Minor {
  fullName: string;
  email: string;
  phone: string | null;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The guardian of a minor, who is somebody else and can be reached without them.
 * @returns what is wrong by field, empty when all is well, and the guardian with the contact as it is stored.
 */
export function checkGuardian(minor: Minor, form: GuardianForm): { errors: FieldErrors; guardian: Guardian } {
  const errors: FieldErrors = {};
  const guardianName = form.guardianName?.trim() ?? '';
  const guardianContact = contactOf(form.guardianContact ?? '');
  if (!guardianName)
    errors.guardianName = 'Nome do responsável: informe quem responde por você, que é menor de 18 anos.';
  else if (comparisonKey(guardianName) === comparisonKey(minor.fullName))
    errors.guardianName = 'Nome do responsável: é o seu. Informe o do seu responsável legal.';
  if (guardianContact === null)
    errors.guardianContact =
      'Contato do responsável: informe um telefone com DDD, como +55 (15) 99999-9999, ou um e-mail.';
  else if (guardianContact === emailKey(minor.email) || guardianContact === minor.phone)
    errors.guardianContact =
      'Contato do responsável: é o seu. Informe um em que o responsável atenda sem você.';
  if (!form.guardianConsent)
    errors.guardianConsent = 'Consentimento do responsável: é preciso para menores de 18 anos.';
  return { errors, guardian: { guardianName, guardianContact: guardianContact ?? '' } };
}

function contactOf(text: string): string | null {
  const contact = text.trim();
  return EMAIL.test(contact) ? emailKey(contact) : formatPhone(contact);
}
