/** What stands in the place of what somebody wrote, or of what spoke of somebody, who has had their data erased. */
export const REMOVED_SUBJECT = 'Mensagem removida';
export const REMOVED_BODY = 'Quem escreveu esta mensagem apagou seus dados.';
export const REMOVED_NOTICE = 'Este aviso falava de uma pessoa que apagou seus dados.';
export const REMOVED_REPLY = 'Esta resposta falava de uma pessoa que apagou seus dados.';

/** An address that no mail can reach (RFC 2606, section 2) and that differs from everybody else's. */
export function removedEmail(userId: number): string {
  return `removido-${userId}@conta.invalid`;
}
