/** What people call a page, or look for on it, beside its name: by its address. */
export const SOUGHT_AS: Readonly<Record<string, string>> = {
  '/dashboard': 'início avisos',
  '/my-schedule': 'minhas missas, quando sirvo, agenda, pedir substituto',
  '/training': 'cursos, treinamento, materiais, procedimentos',
  '/messages': 'notificações, avisos, comunidade, mural, recados, notícias',
  '/profile':
    'foto, telefone, endereço, senha, família, parentes, casal, juntos, separados, bloquear dias, férias',
  '/my-questionnaires': 'responder questionário, em quais missas posso',
  '/coordination':
    'para hoje, substituições, substituto, pedidos, confirmações, quem não confirmou, quem não abriu o lembrete, faltam, buracos, relatórios',
  '/schedules':
    'mês, calendário, matriz, missas, vagas, buracos, faltam, escalar, trocar, gerar, calcular, publicar, imprimir, ' +
    'exportar, baixar, compartilhar, PDF, planilha, texto para WhatsApp',
  '/questionnaires':
    'respostas, quem não respondeu, lembrar, lembrete, prazo, reenviar, anotar por telefone, adiar',
  '/attendance': 'quem veio, quem faltou, faltas, sacristia, código, telão',
  '/fairness':
    'justiça, justo, parte justa, quem serviu menos vezes, quem serviu mais vezes, relatório, carga',
  '/ministers':
    'pessoas, telefones, WhatsApp, importar planilha, convites, mandatos, ausências, férias, afastamento, casal, ' +
    'família, certificado, aniversários',
  '/admin': 'aprovar, rejeitar, pedidos pendentes, contas, funções, desativar, senha',
  '/training-courses': 'cursos, aulas, módulos',
  '/mass-rules': 'horários das missas, dias e horas, feriados, missa fixa, quantos ministros por missa',
  '/emails': 'email, correio, enviados, entregues, quem abriu, quem não abriu, falhas',
  '/audit-events': 'histórico, quem fez, quem mudou, registro',
};
