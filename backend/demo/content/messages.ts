import { monthNames } from './news.js';

/** A post on the ministers' common board; plain text. */
export interface DemoCommunityPost {
  title: string;
  content: string;
  author: 'coordenador' | 'ministro' | 'reitor';
  isPinned: boolean;
  daysAgo: number;
}

/** A message to the demo minister; plain text. */
export interface DemoPersonalMessage {
  subject: string;
  body: string;
  sender: 'admin' | 'coordenador' | 'reitor' | 'ministro';
  isRead: boolean;
  daysAgo: number;
}

/** A notice to the demo minister, with the screen it leads to. */
export interface DemoNotification {
  title: string;
  content: string;
  kind: 'schedule' | 'questionnaire' | 'training' | 'news' | 'message' | 'profile';
  path: string;
  isRead: boolean;
  daysAgo: number;
}

/** The common board, newest first. */
export function demoCommunityPosts(): DemoCommunityPost[] {
  return [
    {
      title: 'Terço dos ministros na última segunda-feira',
      content:
        'Rezamos o terço juntos na capela do Santíssimo, às 19h, na última segunda-feira do mês. Trazemos as intenções dos enfermos que visitamos. Dura meia hora, e famílias são bem-vindas.',
      author: 'coordenador',
      isPinned: true,
      daysAgo: 3,
    },
    {
      title: 'Carona para a missa das 6h30',
      content:
        'Moro perto da praça da estação e passo pela avenida principal às 6h, de terça a sexta. Tenho três lugares no carro. Quem quiser, me procure depois da missa.',
      author: 'ministro',
      isPinned: false,
      daysAgo: 2,
    },
    {
      title: 'Obrigada pela acolhida!',
      content:
        'Servi pela primeira vez no domingo e estava tremendo. Agradeço a quem ficou ao meu lado e me lembrou de respirar. A senhora que recebeu a Comunhão chorando eu não vou esquecer.',
      author: 'ministro',
      isPinned: false,
      daysAgo: 5,
    },
    {
      title: 'Oração pelos nossos enfermos',
      content:
        'Peço orações por três ministros do nosso grupo que estão em tratamento e pelas famílias que os acompanham. Por respeito, não publicamos nomes aqui: Deus os conhece.',
      author: 'coordenador',
      isPinned: false,
      daysAgo: 8,
    },
    {
      title: 'Encontrados na sacristia',
      content:
        'Um par de óculos de armação escura, um guarda-chuva azul e um terço de madeira. Estão com a secretaria, no horário comercial.',
      author: 'coordenador',
      isPinned: false,
      daysAgo: 10,
    },
    {
      title: 'Visita aos enfermos do hospital: precisamos de duas pessoas',
      content:
        'A equipe da quinta-feira à tarde ficou com duas pessoas a menos. É preciso ter concluído o curso “Comunhão aos enfermos” e combinar o dia com a capelania. Interessados, escrevam para a coordenação.',
      author: 'coordenador',
      isPinned: true,
      daysAgo: 14,
    },
    {
      title: 'Café depois da missa do dia 28',
      content:
        'Cada um traz um prato simples e partilhamos no salão depois da missa das 7h. A lista está no mural da sacristia; ainda faltam frutas e copos.',
      author: 'ministro',
      isPinned: false,
      daysAgo: 18,
    },
    {
      title: 'Uma leitura para a semana',
      content:
        'Sugiro ler com calma o capítulo 6 do Evangelho de João, um trecho por dia. Na reunião, cada um partilha uma frase que ficou no coração.',
      author: 'reitor',
      isPinned: false,
      daysAgo: 23,
    },
  ];
}

/** The demo minister's mailbox, newest first. */
export function demoPersonalMessages(today: string): DemoPersonalMessage[] {
  const { current, next } = monthNames(today);
  return [
    {
      subject: `Falta a sua resposta para ${next}`,
      body: `Olá, Luciano! O questionário de ${next} está em “Disponibilidade”. Se puder responder ainda hoje, ajuda muito a fechar a escala. Deus abençoe!`,
      sender: 'coordenador',
      isRead: false,
      daysAgo: 0,
    },
    {
      subject: 'Você ficaria ao lado de uma ministra nova?',
      body: 'Luciano, no próximo domingo às 10h teremos uma ministra servindo pela primeira vez. Posso colocá-la na posição ao lado da sua? Basta chegar uns minutos antes para mostrar a credência e o percurso.',
      sender: 'coordenador',
      isRead: false,
      daysAgo: 1,
    },
    {
      subject: 'Agradecimento',
      body: 'Soube da visita que você fez a uma família em luto nesta semana. Eles vieram me contar, comovidos. Obrigado por levar a consolação de Cristo. Conte com a minha bênção.',
      sender: 'reitor',
      isRead: false,
      daysAgo: 3,
    },
    {
      subject: 'Posso substituir você quando precisar',
      body: 'Oi, Luciano. Mudei de turno no trabalho e agora tenho os domingos de manhã livres. Se precisar de alguém nas missas das 8h ou das 10h, pode contar comigo.',
      sender: 'ministro',
      isRead: true,
      daysAgo: 5,
    },
    {
      subject: `Sua escala de ${current}`,
      body: `A escala de ${current} foi publicada. Como você e a Rosana pediram, procuramos colocar os dois nas mesmas missas. Confira em “Minha Escala” e, se algo não servir, peça substituição por lá.`,
      sender: 'coordenador',
      isRead: true,
      daysAgo: 6,
    },
    {
      subject: 'Renovação do mandato',
      body: 'Para a próxima renovação vamos precisar de uma foto recente e da confirmação dos seus dados. Confira o endereço de e-mail, o telefone e as datas dos sacramentos no seu perfil. Obrigada!',
      sender: 'admin',
      isRead: true,
      daysAgo: 13,
    },
    {
      subject: 'Teca emprestada',
      body: 'Luciano, a teca número 4 voltou limpa e já está no armário. Obrigado por emprestar. A senhora do bloco B pergunta quando será a próxima visita.',
      sender: 'ministro',
      isRead: true,
      daysAgo: 16,
    },
    {
      subject: 'Sobre a missa de quinta-feira',
      body: 'Recebi o seu aviso de que chegará em cima da hora por causa do trabalho. Sem problema desta vez: deixei você na posição 9, perto da porta lateral. Se preferir trocar, me diga até quarta.',
      sender: 'coordenador',
      isRead: true,
      daysAgo: 20,
    },
    {
      subject: 'Retiro do ministério',
      body: 'Convido você e a Rosana para o retiro anual, de sexta à noite a domingo ao meio-dia. O tema será “Fazei isto em memória de mim”. As inscrições são na secretaria; ninguém fique de fora por causa do valor.',
      sender: 'reitor',
      isRead: true,
      daysAgo: 27,
    },
    {
      subject: 'Seja bem-vindo ao sistema',
      body: 'Seu acesso está ativo. Comece por “Meu Perfil”: confira os dados, escolha a foto e marque as missas em que costuma poder servir. Qualquer dúvida, responda esta mensagem.',
      sender: 'admin',
      isRead: true,
      daysAgo: 60,
    },
  ];
}

/** The demo minister's notices, newest first. */
export function demoNotifications(today: string): DemoNotification[] {
  const { current, next } = monthNames(today);
  return [
    {
      title: 'Novo questionário',
      content: `O questionário de disponibilidade de ${next} está aberto. Responda antes do fim do prazo.`,
      kind: 'questionnaire',
      path: '/my-questionnaires',
      isRead: false,
      daysAgo: 1,
    },
    {
      title: 'Nova mensagem da coordenação',
      content: 'Você recebeu a mensagem “Você ficaria ao lado de uma ministra nova?”.',
      kind: 'message',
      path: '/messages?tab=pessoais',
      isRead: false,
      daysAgo: 1,
    },
    {
      title: 'Treinamento com prazo próximo',
      content: 'Faltam módulos do curso “Comunhão aos enfermos”. Continue de onde parou.',
      kind: 'training',
      path: '/training',
      isRead: false,
      daysAgo: 2,
    },
    {
      title: 'Escala publicada',
      content: `A escala de ${current} foi publicada. Veja as suas datas.`,
      kind: 'schedule',
      path: '/my-schedule',
      isRead: true,
      daysAgo: 6,
    },
    {
      title: 'Notícia: missa de cura e libertação',
      content: 'Precisamos de 26 ministros na primeira quinta-feira. Leia a notícia.',
      kind: 'news',
      path: '/messages?tab=comunidade',
      isRead: true,
      daysAgo: 9,
    },
    {
      title: 'Vínculo familiar registrado',
      content: 'Você e a Rosana pediram para servir juntos. A escala levará isso em conta.',
      kind: 'profile',
      path: '/profile',
      isRead: true,
      daysAgo: 15,
    },
    {
      title: 'Módulo concluído',
      content: 'Você concluiu “Quem distribui a Comunhão” no curso “Formação básica do ministro”.',
      kind: 'training',
      path: '/training',
      isRead: true,
      daysAgo: 22,
    },
    {
      title: 'Complete o seu perfil',
      content: 'Informe as datas dos sacramentos e escolha uma foto em que o rosto apareça bem.',
      kind: 'profile',
      path: '/profile',
      isRead: true,
      daysAgo: 58,
    },
  ];
}
