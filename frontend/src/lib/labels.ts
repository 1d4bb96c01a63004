/** What the server's words are called on screen; unknown ones are shown as they are. */
export const ROLE_LABELS: Record<string, string> = {
  admin: 'Administrador',
  reitor: 'Reitor',
  coordenador: 'Coordenador',
  ministro: 'Ministro',
  user: 'Ministro',
};

/** The wizard's and the requests' set (specification section 3). */
export const WIZARD_EXPERIENCE_LABELS: Record<string, string> = {
  nenhuma: 'Nenhuma experiência',
  pouca: 'Pouca (menos de 1 ano)',
  media: 'Média (1 a 3 anos)',
  muita: 'Muita (mais de 3 anos)',
};

/** The profile's set. */
export const EXPERIENCE_LABELS: Record<string, string> = {
  'nunca-participei': 'Nunca participei',
  'menos-1-ano': 'Menos de 1 ano',
  '1-3-anos': '1 a 3 anos',
  '3-5-anos': '3 a 5 anos',
  'mais-5-anos': 'Mais de 5 anos',
};

export const KINSHIP_LABELS: Record<string, string> = {
  pai: 'Pai',
  mae: 'Mãe',
  filho: 'Filho',
  filha: 'Filha',
  irmao: 'Irmão',
  irma: 'Irmã',
  conjuge: 'Cônjuge',
  avo: 'Avô / Avó',
  neto: 'Neto',
  neta: 'Neta',
  tio: 'Tio',
  tia: 'Tia',
  sobrinho: 'Sobrinho',
  sobrinha: 'Sobrinha',
  primo: 'Primo',
  prima: 'Prima',
  outro: 'Outro',
};

export const SERVING_WISH_LABELS: Record<string, string> = {
  juntos: 'Servir juntos',
  separados: 'Servir em missas diferentes',
  indiferente: 'Indiferente',
};

export const SCHEDULE_STATUS_LABELS: Record<string, string> = {
  draft: 'Rascunho',
  planning: 'Planejamento',
  active: 'Ativa',
  completed: 'Concluído',
  published: 'Publicada',
  archived: 'Arquivada',
};

export const QUESTIONNAIRE_STATUS_LABELS: Record<string, string> = {
  draft: 'Rascunho',
  sent: 'Enviado',
  completed: 'Concluído',
};

export const REGISTRATION_STATUS_LABELS: Record<string, string> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  rejected: 'Rejeitado',
};

export const PRIORITY_LABELS: Record<string, string> = { high: 'Alta', medium: 'Média', low: 'Baixa' };

export const TRAINING_STATUS_LABELS: Record<string, string> = {
  not_started: 'Não Iniciado',
  in_progress: 'Em Andamento',
  completed: 'Concluído',
};

/** The label of a server's word, or the word itself. */
export const labelOf = (labels: Record<string, string>, word: string): string => labels[word] ?? word;
