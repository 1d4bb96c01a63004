import { formatMonth } from '../../src/platform/dates/format.js';
import { addDays, dayOf, monthOf, yearOf } from '../../src/platform/dates/month.js';

/** A news post. `body` is plain text: paragraphs parted by a blank line, list items by lines that begin with '- '. */
export interface DemoNews {
  title: string;
  summary: string;
  body: string;
  priority: 'high' | 'medium' | 'low';
  publishedDaysAgo: number;
  isPinned: boolean;
  author: 'admin' | 'reitor' | 'coordenador';
}

/** Name and year of the month of `today` and of the next one, such as 'dezembro de 2026'. */
export function monthNames(today: string): { current: string; next: string } {
  const inNextMonth = addDays(today, 32 - dayOf(today));
  return {
    current: formatMonth(yearOf(today), monthOf(today)),
    next: formatMonth(yearOf(inNextMonth), monthOf(inNextMonth)),
  };
}

/** The parish's news, newest first. */
export function demoNews(today: string): DemoNews[] {
  const { current, next } = monthNames(today);
  return [
    {
      title: `Questionário de ${next} aberto`,
      summary: 'Conte em quais missas você pode servir. Leva dois minutos e evita lugares vazios no altar.',
      body: `O questionário de disponibilidade de ${next} já está aberto em “Disponibilidade”.

Responda missa por missa: “Disponível”, “Talvez” ou “Indisponível”. Quem não responde fica fora da escala do mês, pois não podemos supor a presença de ninguém.

- Marque “Talvez” só quando houver chance real de vir: a escala usa essas respostas por último.
- Datas em que você já sabe que não pode (viagem, plantão) podem ficar bloqueadas no seu perfil.
- Se errar, é possível corrigir a resposta até o fim do prazo.

Dificuldade com o celular? Procure a coordenação depois de qualquer missa de domingo.`,
      priority: 'high',
      publishedDaysAgo: 1,
      isPinned: true,
      author: 'coordenador',
    },
    {
      title: `Escala de ${current} publicada`,
      summary: 'Suas datas estão em “Minha Escala”. Confira hoje e avise logo se houver impedimento.',
      body: `A escala de ${current} está publicada. Em “Minha Escala” você vê as suas datas e com quem vai servir.

Não pode vir? Toque em “Solicitar Substituição” na missa e escreva o motivo. Quanto antes o pedido chegar, mais fácil é encontrar alguém. Não combine trocas só por telefone: a sacristia usa a lista do sistema.

Lembrete: chegamos 20 minutos antes da missa.`,
      priority: 'high',
      publishedDaysAgo: 6,
      isPinned: false,
      author: 'coordenador',
    },
    {
      title: 'Missa de cura e libertação pede mais ministros',
      summary:
        'Na primeira quinta-feira a igreja enche e servimos em mais de vinte. Quem puder, marque essa missa.',
      body: `A missa da primeira quinta-feira é a mais cheia do mês depois do dia 28. Para que a Comunhão seja distribuída com calma, precisamos de 26 ministros.

A celebração começa às 19h30; quando a quinta-feira é feriado, às 19h. As posições ficam afixadas na sacristia, e os dois primeiros lugares são de quem tem mais experiência.

Se você nunca serviu nessa missa, peça para ficar ao lado de um veterano na primeira vez.`,
      priority: 'medium',
      publishedDaysAgo: 9,
      isPinned: false,
      author: 'coordenador',
    },
    {
      title: 'Manhã de formação: Comunhão aos enfermos',
      summary: 'No terceiro sábado, das 8h30 às 11h30, no salão. Traga o ritual e a sua teca.',
      body: `A formação deste mês é para quem leva a Comunhão aos enfermos e para quem deseja começar.

- 8h30: oração inicial
- 8h45: o rito, passo a passo, com prática em duplas
- 10h: café partilhado
- 10h20: situações difíceis: quem não consegue engolir, quem está confuso, quando chamar o padre
- 11h15: dúvidas e envio

O curso “Comunhão aos enfermos”, em “Formação Contínua”, serve de preparação. Quem concluir os módulos antes aproveita melhor a prática.`,
      priority: 'medium',
      publishedDaysAgo: 12,
      isPinned: false,
      author: 'coordenador',
    },
    {
      title: 'Palavra do reitor: servir sem pressa',
      summary: 'A fila anda mais devagar quando olhamos cada pessoa, e é assim que deve ser.',
      body: `Queridos ministros,

nas últimas semanas observei vocês no altar e agradeço o cuidado. Faço um único pedido: não tenham pressa. Mostrem a hóstia, digam “O Corpo de Cristo”, esperem o “Amém”. Para muita gente, esse instante é o mais importante da semana.

Antes de servir, guardem cinco minutos de silêncio diante do sacrário. Quem leva o Senhor aos outros precisa primeiro estar com Ele.

Deus lhes pague por tanta generosidade.

Pe. Anselmo`,
      priority: 'medium',
      publishedDaysAgo: 17,
      isPinned: false,
      author: 'reitor',
    },
    {
      title: 'Mandatos: confira a data do seu',
      summary:
        'O mandato é temporário e conferido pelo bispo. Quem vence nos próximos meses será chamado pela secretaria.',
      body: `O serviço do ministro extraordinário é confiado por tempo determinado, por indicação do pároco. A data do fim do seu mandato está no seu perfil.

Cerca de dois meses antes do vencimento a secretaria entra em contato para a renovação. Até o último dia você continua servindo normalmente. Depois dele, é preciso aguardar a renovação para voltar à escala.

Se a data do seu perfil estiver diferente da sua carteira, avise a coordenação.`,
      priority: 'low',
      publishedDaysAgo: 24,
      isPinned: false,
      author: 'admin',
    },
    {
      title: 'Sacristia: novos lugares para as alfaias',
      summary: 'Sanguíneos e corporais limpos agora ficam na segunda gaveta, separados por tamanho.',
      body: `A equipe da sacristia reorganizou os armários. As gavetas estão etiquetadas:

- Primeira: corporais e palas
- Segunda: sanguíneos e manustérgios
- Terceira: toalhas do altar

O que foi usado vai para o cesto forrado ao lado da piscina, e nunca com as outras roupas. As chaves do sacrário voltam ao cofre logo depois da missa: entregue em mãos ao sacristão.`,
      priority: 'low',
      publishedDaysAgo: 31,
      isPinned: false,
      author: 'admin',
    },
    {
      title: 'Álcool em gel no presbitério',
      summary:
        'Higienize as mãos antes de subir ao altar e espere secar. Em caso de gripe, peça substituição.',
      body: `Para cuidar de todos, combinamos assim:

- Lave as mãos com água e sabão ao chegar à sacristia.
- Antes de se aproximar do altar, use o álcool em gel da credência e espere secar por completo.
- Não use perfume forte nem creme nas mãos nos dias em que for servir.
- Com febre, tosse ou conjuntivite, fique em casa e peça substituição. Ninguém vai estranhar: é caridade com os mais frágeis.`,
      priority: 'low',
      publishedDaysAgo: 45,
      isPinned: false,
      author: 'coordenador',
    },
  ];
}
