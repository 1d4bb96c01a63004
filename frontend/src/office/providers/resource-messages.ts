/** How resources and their fields are called. Each resource adds its own. */
export const resourceMessages = {
  resources: {
    ministers: { name: 'Ministro |||| Ministros' },
    schedules: { name: 'Escala |||| Escalas' },
    'mass-rules': { name: 'Missa do cronograma |||| Cronograma padrão' },
    news: { name: 'Notícia |||| Notícias' },
    'community-posts': { name: 'Publicação |||| Mural' },
    'training-courses': { name: 'Curso |||| Cursos' },
    'training-modules': { name: 'Aula |||| Aulas' },
    'liturgical-materials': { name: 'Material litúrgico |||| Materiais litúrgicos' },
    procedures: { name: 'Procedimento |||| Procedimentos' },
    emails: { name: 'E-mail |||| E-mails' },
    'audit-events': { name: 'Ato |||| Auditoria' },
  },
};
