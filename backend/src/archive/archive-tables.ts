/** Which tables a parish takes with it, in the words of its README; and which stay, and why. */

export const ARCHIVED_TABLES: Record<string, string> = {
  setting: 'Configurações da paróquia, por nome',
  mass_rule: 'Cronograma padrão: as regras das missas',
  user_account: 'Contas, sem as senhas',
  minister: 'Ministros: perfil, contato, datas, experiência e disponibilidade',
  schedule_name: 'Nomes na escala, de ministros e de solicitações',
  family_relationship: 'Parentesco entre ministros',
  blocked_date: 'Dias em que alguém não pode servir',
  registration_request: 'Solicitações de cadastro',
  consent_text: 'Textos de consentimento, pela sua versão',
  consent_record: 'Quem consentiu, com qual texto e quando',
  import_record: 'Importações feitas',
  schedule: 'Escalas',
  schedule_slot: 'Missas das escalas',
  assignment: 'Quem serve em cada missa',
  announced_duty: 'Lugares que foram avisados por e-mail',
  roster_run: 'Cálculos de escala e propostas',
  roster_change: 'Histórico de cada escala',
  ai_rule: 'Regras de escala',
  ai_session: 'Conversas com o assistente',
  ai_message: 'Mensagens das conversas com o assistente',
  substitution_request: 'Pedidos de substituição',
  questionnaire: 'Questionários, com as perguntas',
  questionnaire_response: 'Respostas aos questionários',
  availability_answer: 'Disponibilidade de cada pessoa em cada missa',
  news_post: 'Notícias',
  community_post: 'Mural',
  personal_message: 'Mensagens entre pessoas',
  notification: 'Avisos',
  training_course: 'Cursos',
  training_module: 'Aulas',
  training_progress: 'Aulas concluídas por cada pessoa',
  liturgical_material: 'Materiais litúrgicos',
  procedure: 'Procedimentos',
  email_message: 'E-mails enviados: a quem, de que e quando, sem o texto',
  audit_event: 'Auditoria: quem fez o quê e quando',
};

export const LEFT_TABLES: Record<string, string> = {
  one_time_token: 'links de uso único',
  user_session: 'sessões',
  calendar_feed: 'endereços secretos de agendas',
  email_change: 'mudanças de e-mail à espera',
  attempt_count: 'tentativas de entrar',
  outbox_message: 'trabalhos do sistema',
  audit_seal: 'selos que só este sistema confere',
  parish_archive: 'estes arquivos',
};

/** Columns that open something, whatever table they are in. */
export const SECRET_COLUMN = /password|token|secret|_hash$|email_key/;
