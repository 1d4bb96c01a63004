import type { DemoNotification, DemoPersonalMessage } from './messages.js';
import { monthNames } from './news.js';

/** The demo coordinator's mailbox, newest first. */
export function coordinatorMessages(today: string): DemoPersonalMessage[] {
  const { current, next } = monthNames(today);
  return [
    {
      subject: `Escala de ${next}`,
      body: `Helena, como estão as respostas para ${next}? Se o dia 28 ficar com lugares vazios, me avise: peço na missa de domingo que os ministros revejam a disponibilidade.`,
      sender: 'reitor',
      isRead: false,
      daysAgo: 0,
    },
    {
      subject: 'Novos pedidos de cadastro',
      body: 'Há oito pedidos à espera de decisão. Dois vêm de outra paróquia, com carta de apresentação. Você conhece alguém? Sua opinião me ajuda antes de aprovar.',
      sender: 'admin',
      isRead: false,
      daysAgo: 1,
    },
    {
      subject: 'Resposta ao questionário',
      body: `Helena, ainda não respondi ao questionário de ${next} porque espero a confirmação das minhas férias. Respondo até o fim do prazo. Obrigado pela paciência!`,
      sender: 'ministro',
      isRead: false,
      daysAgo: 2,
    },
    {
      subject: `Obrigado pela escala de ${current}`,
      body: 'Recebi elogios pela organização da missa de cura e libertação. Transmita o meu agradecimento a cada um dos ministros. Deus lhes pague.',
      sender: 'reitor',
      isRead: true,
      daysAgo: 5,
    },
    {
      subject: 'Mandatos que vencem',
      body: 'Alguns mandatos vencem nas próximas semanas. Veja na lista de ministros quem precisa renovar e me diga se há alguém que prefere não continuar.',
      sender: 'admin',
      isRead: true,
      daysAgo: 12,
    },
  ];
}

/** The demo coordinator's notices, newest first. */
export function coordinatorNotifications(today: string): DemoNotification[] {
  const { current, next } = monthNames(today);
  return [
    {
      title: 'Respostas ao questionário',
      content: `A maior parte dos ministros já respondeu sobre ${next}. Veja quem falta.`,
      kind: 'questionnaire',
      path: '/questionnaires',
      isRead: false,
      daysAgo: 0,
    },
    {
      title: 'Nova mensagem da administração',
      content: 'Você recebeu a mensagem “Novos pedidos de cadastro”.',
      kind: 'message',
      path: '/messages',
      isRead: false,
      daysAgo: 1,
    },
    {
      title: 'Escala publicada',
      content: `A escala de ${current} foi publicada e os ministros receberam as suas datas.`,
      kind: 'schedule',
      path: '/schedules',
      isRead: true,
      daysAgo: 6,
    },
    {
      title: 'Curso concluído',
      content: 'Você concluiu o curso “Comunhão aos enfermos”.',
      kind: 'training',
      path: '/training',
      isRead: true,
      daysAgo: 19,
    },
  ];
}
