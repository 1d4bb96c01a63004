import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { OptionalProps } from '@mikro-orm/core';

export const AUDIT_ACTIONS = [
  'login',
  'login-refused',
  'access-refused',
  'throttled',
  'logout',
  'session-ended',
  'sessions-ended',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'second-factor-refused',
  'recovery-code-used',
  'password-set',
  'password-changed',
  'password-refused',
  'reset-asked',
  'email-change-asked',
  'email-change-cancelled',
  'email-changed',
  'notices-chosen',
  'account-named',
  'role-changed',
  'user-disabled',
  'user-enabled',
  'user-deleted',
  'setup-link-issued',
  'registration-approved',
  'registration-rejected',
  'registration-withdrawn',
  'minister-created',
  'import-made',
  'answers-given',
  'import-undone',
  'minister-changed',
  'account-given',
  'name-decided',
  'data-exported',
  'data-handed-over',
  'data-erased',
  'archive-ordered',
  'archive-downloaded',
  'list-read',
  'record-read',
  'list-exported',
  'data-expired',
  'schedule-deleted',
  'schedule-status-changed',
  'schedule-published',
  'questionnaire-sent',
  'questionnaire-reminded',
  'questionnaire-closed',
  'questionnaire-deleted',
  'questionnaire-link-revoked',
  'answered-by-link',
  'assignment-added',
  'assignment-removed',
  'roster-rule-overridden',
  'roster-proposal-accepted',
  'roster-proposal-undone',
  'substitution-asked-for',
  'substitution-accepted',
  'substitution-declined',
  'substitution-taken',
  'substitution-hurried',
  'substitution-left-empty',
  'substitution-removed',
  'place-offered',
  'sacristy-opened',
  'sacristy-closed',
  'sacristy-entered',
  'sacristy-place-given',
  'attendance-corrected',
  'confirmation-noted',
  'confirmations-chased',
  'refusal-noted',
  'settings-changed',
  'audit-trimmed',
  'timetable-changed',
  'email-resent',
  'email-opened',
  'assistant-rule-set',
  'assistant-rule-removed',
  'assistant-proposal-applied',
  'assistant-proposal-undone',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Every act as the audit page tells it. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  login: 'Entrou no sistema',
  'login-refused': 'Tentativa de entrar recusada',
  'access-refused': 'Acesso negado',
  throttled: 'Tentativas demais: recusado por alguns minutos',
  logout: 'Saiu do sistema',
  'session-ended': 'Saiu de outro aparelho',
  'sessions-ended': 'Saiu de todos os aparelhos',
  'second-factor-added': 'Ativou a verificação em duas etapas',
  'second-factor-removed': 'Desativou a verificação em duas etapas',
  'second-factor-reset': 'Retirou a verificação em duas etapas de uma conta',
  'second-factor-refused': 'Código da segunda etapa recusado',
  'recovery-code-used': 'Entrou com um código de recuperação',
  'password-set': 'Definiu a senha por um link',
  'password-changed': 'Trocou a senha',
  'password-refused': 'Errou a própria senha ao confirmar um ato',
  'reset-asked': 'Pediu um link de nova senha',
  'email-change-asked': 'Pediu para mudar o próprio e-mail',
  'email-change-cancelled': 'Cancelou um pedido de mudança de e-mail',
  'email-changed': 'Mudou o e-mail de uma conta',
  'notices-chosen': 'Escolheu como receber os avisos',
  'account-named': 'Deu o próprio nome e e-mail à conta com que o sistema começou',
  'role-changed': 'Mudou a função de uma conta',
  'user-disabled': 'Desativou uma conta',
  'user-enabled': 'Reativou uma conta',
  'user-deleted': 'Excluiu uma conta',
  'setup-link-issued': 'Gerou um link de primeira senha',
  'registration-approved': 'Aprovou um cadastro',
  'registration-rejected': 'Rejeitou um cadastro',
  'registration-withdrawn': 'Retirou a própria solicitação de cadastro',
  'answers-given': 'Anotou respostas de outras pessoas',
  'import-made': 'Importou uma planilha',
  'import-undone': 'Desfez uma importação',
  'minister-created': 'Cadastrou um ministro sem conta',
  'minister-changed': 'Mudou um ministro',
  'account-given': 'Deu uma conta a um ministro',
  'name-decided': 'Decidiu um pedido de mudança de nome',
  'data-exported': 'Baixou os próprios dados',
  'data-handed-over': 'Baixou os dados de um ministro sem conta, para entregar',
  'data-erased': 'Apagou os próprios dados',
  'archive-ordered': 'Pediu o arquivo com todos os dados da paróquia',
  'archive-downloaded': 'Baixou o arquivo com todos os dados da paróquia',
  'list-read': 'Consultou uma lista com dados de pessoas',
  'record-read': 'Abriu os dados de uma pessoa',
  'list-exported': 'Baixou uma lista com dados de pessoas',
  'data-expired': 'Dados apagados no fim do prazo',
  'schedule-deleted': 'Excluiu uma escala',
  'schedule-status-changed': 'Mudou a situação de uma escala',
  'schedule-published': 'Publicou uma escala',
  'questionnaire-sent': 'Enviou um questionário',
  'questionnaire-reminded': 'Lembrou quem não respondeu a um questionário',
  'questionnaire-closed': 'Encerrou um questionário',
  'questionnaire-deleted': 'Excluiu um questionário',
  'questionnaire-link-revoked': 'Anulou o link pessoal de um questionário',
  'answered-by-link': 'Respondeu a um questionário pelo link do e-mail',
  'assignment-added': 'Pôs alguém em uma missa',
  'assignment-removed': 'Tirou alguém de uma missa',
  'roster-rule-overridden': 'Quebrou uma regra da escala, com motivo',
  'roster-proposal-accepted': 'Aceitou uma proposta de escala',
  'roster-proposal-undone': 'Desfez a aceitação de uma proposta de escala',
  'substitution-asked-for': 'Pediu substituição por quem não pode ir',
  'substitution-accepted': 'Escolheu um substituto',
  'substitution-declined': 'Encerrou um pedido de substituição',
  'substitution-taken': 'Aceitou servir no lugar de outra pessoa',
  'substitution-hurried': 'Mandou perguntar já aos próximos substitutos',
  'substitution-left-empty': 'Deixou vazio o lugar de quem pediu substituição',
  'substitution-removed': 'Excluiu uma missa sobre a qual se perguntou quem podia servir',
  'place-offered': 'Perguntou a alguém se pode ocupar um lugar vazio',
  'sacristy-opened': 'Abriu um dia para a tela da sacristia',
  'sacristy-closed': 'Encerrou um código da sacristia',
  'sacristy-entered': 'Entrou na tela da sacristia com o código do dia',
  'sacristy-place-given': 'Na sacristia, deu um lugar a quem estava na igreja',
  'attendance-corrected': 'Anotou ou corrigiu a presença de alguém em uma missa',
  'confirmation-noted': 'Anotou se alguém vem a uma missa',
  'confirmations-chased': 'Lembrou quem não confirmou as missas de um dia',
  'refusal-noted': 'Anotou que alguém não pode substituir',
  'settings-changed': 'Mudou as configurações',
  'audit-trimmed': 'Apagou atos mais antigos que o prazo de guarda',
  'timetable-changed': 'Mudou o cronograma padrão',
  'email-resent': 'Reenviou um e-mail',
  'email-opened': 'Abriu um e-mail guardado com o link de uma conta',
  'assistant-rule-set': 'Criou uma regra com o assistente',
  'assistant-rule-removed': 'Removeu uma regra do assistente',
  'assistant-proposal-applied': 'Aplicou uma proposta do assistente',
  'assistant-proposal-undone': 'Desfez uma proposta do assistente',
};

/** What an act may concern; its name comes after the word. */
export const AUDIT_SUBJECT_LABELS: Record<string, string> = {
  'audit-event': 'Auditoria',
  email: 'E-mail',
  fairness: 'Equilíbrio',
  'mass-rule': 'Missa do cronograma',
  import: 'Importação',
  minister: 'Ministro',
  'parish-archive': 'Arquivo da paróquia',
  questionnaire: 'Questionário',
  'registration-request': 'Solicitação de cadastro',
  'sacristy-opening': 'Sacristia',
  schedule: 'Escala',
  substitution: 'Pedido de substituição',
  user: 'Conta',
};

/** What an act concerns that concerns all of them. */
export const AUDIT_SUBJECT_LISTS: Record<string, string> = {
  email: 'E-mails',
  minister: 'Ministros',
  questionnaire: 'Questionários',
  'registration-request': 'Solicitações de cadastro',
  schedule: 'Escalas',
  substitution: 'Pedidos de substituição',
  user: 'Contas',
};

/** A subject that is no longer there. */
export const AUDIT_SUBJECT_GONE: Record<string, string> = {
  email: 'E-mail excluído',
  'mass-rule': 'Missa do cronograma excluída',
  import: 'Importação excluída',
  minister: 'Ministro excluído',
  'parish-archive': 'Arquivo da paróquia',
  questionnaire: 'Questionário excluído',
  'registration-request': 'Solicitação de cadastro excluída',
  'sacristy-opening': 'Código da sacristia apagado',
  schedule: 'Escala excluída',
  user: 'Conta excluída',
};

/** Who did what, when, from where: people by their ids alone. The database refuses to change or delete an event. */
@Entity()
@Index({ properties: ['at'] })
@Index({ properties: ['action', 'at'] })
@Index({ properties: ['subjectType', 'at'] })
@Index({ properties: ['subjectType', 'subjectId'] })
export class AuditEvent {
  [OptionalProps]?: 'actorId' | 'subjectType' | 'subjectId' | 'details' | 'address' | 'requestId';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'timestamptz' })
  at!: Date;

  /** No foreign key: the trace outlives the account. */
  @Property({ type: 'integer', nullable: true })
  actorId: number | null = null;

  @Property({ type: 'text' })
  action!: AuditAction;

  @Property({ type: 'text', nullable: true })
  subjectType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  subjectId: number | null = null;

  @Property({ type: 'jsonb' })
  details: Record<string, unknown> = {};

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'text', nullable: true })
  requestId: string | null = null;
}

/** Of each event, in the order in which they were stored, a hash of what it says and of the seal before; the database makes it. */
@Entity()
export class AuditSeal {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'integer' })
  @Unique()
  eventId!: number;

  @Property({ type: 'blob' })
  hash!: Uint8Array;
}
