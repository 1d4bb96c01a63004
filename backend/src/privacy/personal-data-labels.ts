/** How the sections and fields of a person's data are called in the readable file. */
import { EXPERIENCE_LABELS } from '../ministers/index.js';
import { PRIORITY_LABELS } from '../news/index.js';
import { AUDIT_ACTION_LABELS } from '../platform/audit/audit-event.entity.js';
import { ROLE_LABELS } from '../platform/access/permissions.js';
import { labelOf } from '../platform/fields/labels.js';
import { ANSWER_LABELS } from '../roster/index.js';
import type { PersonalDataSection } from './personal-data.js';

export const SECTION_TITLES: Record<PersonalDataSection, string> = {
  account: 'Conta',
  minister: 'Perfil de ministro',
  registrationRequests: 'Solicitações de cadastro',
  consents: 'Consentimentos que você deu',
  family: 'Familiares no ministério',
  blockedDates: 'Datas bloqueadas',
  questionnaireResponses: 'Respostas a questionários',
  availabilityAnswers: 'Disponibilidade informada',
  duties: 'Missas em que você foi escalado',
  calendarFeed: 'Endereço de agenda com as suas missas',
  substitutions: 'Substituições que você pediu ou assumiu',
  messagesReceived: 'Mensagens recebidas',
  messagesSent: 'Mensagens enviadas',
  notifications: 'Avisos',
  news: 'Notícias que você escreveu',
  communityPosts: 'Publicações que você escreveu no mural',
  training: 'Formação',
  emails: 'E-mails enviados a você',
  oneTimeLinks: 'Links de uso único',
  rosterRuns: 'Escalas que você mandou calcular',
  rosterChanges: 'Mudanças de escala que você fez ou que falam de você',
  assistantTalks: 'Suas conversas com a IA',
  rosterRules: 'Regras de escala que você criou ou que falam de você',
  imports: 'Planilhas que você importou ou que trouxeram você',
  auditEvents: 'Registros de uso do sistema',
};

const FIELD_LABELS: Record<string, string> = {
  aboutYou: 'Fala de você',
  answeredThrough: 'Anotado pela coordenação',
  action: 'Ato',
  actorName: 'Quem',
  address: 'Endereço de rede',
  announcedAt: 'Avisada por e-mail em',
  answer: 'Resposta',
  askedByYou: 'Pedido por você',
  at: 'Quando',
  authorName: 'Autor',
  body: 'Texto',
  byGuardian: 'Com o responsável',
  byYou: 'Feito por você',
  change: 'Mudança',
  completedAt: 'Concluída em',
  content: 'Texto',
  count: 'Número',
  course: 'Curso',
  createdAt: 'Criado em',
  decidedAt: 'Decidido em',
  details: 'Detalhes',
  disabledAt: 'Desativada em',
  emailVerifiedAt: 'E-mail confirmado em',
  expiresAt: 'Vale até',
  from: 'De',
  hasPassword: 'Tem senha',
  lastFetchedAt: 'Lido por uma agenda em',
  lastLoginAt: 'Último acesso',
  link: 'Página',
  mail: 'Tipo de e-mail',
  masses: 'Missas',
  module: 'Aula',
  origin: 'Origem',
  photoFile: 'Arquivo da foto',
  pinned: 'Fixado',
  priority: 'Prioridade',
  profileImagePosition: 'Posição da foto',
  profileImageRotation: 'Rotação da foto',
  profileImageScale: 'Zoom da foto',
  publishedAt: 'Publicado em',
  purpose: 'Finalidade',
  questionnaire: 'Questionário',
  readAt: 'Lido em',
  relatedMinister: 'Familiar',
  reviewedAt: 'Analisado em',
  rule: 'Regra',
  schedule: 'Escala',
  scheduleStatus: 'Situação da escala',
  sender: 'De',
  since: 'Desde',
  subject: 'Assunto',
  subjectId: 'Código do registro',
  subjectType: 'Tipo do registro',
  substitute: 'Quem substituiu',
  summary: 'Resumo',
  text: 'Texto',
  to: 'Para',
  updatedAt: 'Alterado em',
  usedAt: 'Usado em',
  version: 'Versão do texto',
};

export function fieldLabel(field: string): string {
  return FIELD_LABELS[field] ?? labelOf(field);
}

const STATUS_LABELS: Record<string, string> = {
  accepted: 'Aceito',
  active: 'Ativa',
  applied: 'Aplicada',
  approved: 'Aprovado',
  archived: 'Arquivada',
  cancelled: 'Cancelado',
  completed: 'Concluída',
  declined: 'Recusado',
  discarded: 'Descartada',
  done: 'Pronto',
  draft: 'Rascunho',
  dropped: 'Não foi preciso enviar',
  expired: 'Expirado',
  failed: 'Falhou',
  kept: 'Guardado no sistema',
  offered: 'Oferecido',
  open: 'Aberto',
  pending: 'Pendente',
  planning: 'Planejamento',
  published: 'Publicada',
  queued: 'Na fila',
  rejected: 'Rejeitado',
  running: 'Em andamento',
  sent: 'Enviado',
  undone: 'Desfeita',
};

/** Field → stored word → how it is called; other words stand as they are. */
const VALUE_LABELS: Record<string, Record<string, string>> = {
  action: AUDIT_ACTION_LABELS,
  answer: ANSWER_LABELS,
  experience: EXPERIENCE_LABELS,
  origin: {
    assistant: 'Assistente',
    automatic: 'Calculada',
    manual: 'À mão',
    substitution: 'Substituição',
  },
  priority: PRIORITY_LABELS,
  purpose: { setup: 'Primeira senha', reset: 'Nova senha', verify: 'Confirmação de e-mail' },
  role: ROLE_LABELS,
  rule: {
    pin: 'Escalar numa missa',
    exclude: 'Não escalar',
    cap: 'Máximo de missas',
    'cap-all': 'Máximo de missas por pessoa',
    together: 'Servir juntos',
    apart: 'Servir separados',
    required: 'Ministros numa missa',
  },
  scheduleStatus: STATUS_LABELS,
  sender: { coordinator: 'Coordenação', ai: 'IA' },
  status: STATUS_LABELS,
};

/** The value as a person reads it, where the field holds one of a few known words. */
export function valueLabel(field: string, value: unknown): unknown {
  return typeof value === 'string' ? (VALUE_LABELS[field]?.[value] ?? value) : value;
}
