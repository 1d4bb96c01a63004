/** A procedure in numbered steps (the numbers are not part of the texts). */
export interface DemoProcedure {
  title: string;
  description: string;
  steps: string[];
}

const PROCEDURES: DemoProcedure[] = [
  {
    title: 'Antes da missa',
    description: 'Da chegada à igreja até o início da celebração.',
    steps: [
      'Chegue 20 minutos antes e confirme a presença na lista da sacristia.',
      'Faça uma visita breve ao Santíssimo, em silêncio.',
      'Lembre-se do jejum de uma hora antes da Comunhão (só água e remédios são permitidos). Idosos, doentes e quem cuida deles estão dispensados.',
      'Lave as mãos com água e sabão. Retire anéis volumosos e pulseiras.',
      'Vista a veste do ministério, limpa e passada, com roupa discreta e sapatos fechados.',
      'Confira a sua posição e o seu lugar na igreja. Em caso de dúvida, pergunte ao coordenador da missa.',
      'Desligue o celular e participe da missa inteira: o ministro é, primeiro, um fiel que celebra.',
    ],
  },
  {
    title: 'Durante a Comunhão',
    description: 'Da aproximação ao altar até a volta ao lugar.',
    steps: [
      'Aproxime-se do altar só depois que o sacerdote tiver comungado, em ordem e sem pressa.',
      'Higienize as mãos na credência e espere que sequem por completo.',
      'Receba a Comunhão das mãos do sacerdote ou do diácono.',
      'Receba também das mãos dele a âmbula. Ninguém a toma do altar por conta própria.',
      'Vá até a sua posição pelo caminho combinado, com a âmbula à altura do peito.',
      'A cada pessoa, mostre a hóstia um pouco elevada, diga “O Corpo de Cristo” e espere o “Amém”.',
      'Deponha a hóstia na língua ou sobre a palma da mão, como a pessoa desejar, em pé ou de joelhos. Veja se foi consumida ali mesmo, diante de você.',
      'Se as hóstias estiverem acabando, procure o ministro mais próximo com um gesto; não parta hóstias sem orientação do sacerdote.',
      'Terminada a fila, volte ao altar e entregue a âmbula ao sacerdote ou ao diácono.',
      'Purifique os dedos no ablutório e retorne ao seu lugar em silêncio.',
    ],
  },
  {
    title: 'Queda de hóstia ou fragmento',
    description: 'O que fazer, com calma e reverência, quando a Eucaristia cai.',
    steps: [
      'Pare a distribuição por um instante e proteja o lugar para que ninguém pise.',
      'Recolha você mesmo a hóstia e os fragmentos visíveis, com reverência. Não peça ao fiel que o faça.',
      'Se estiver limpa, você pode consumi-la. Senão, coloque-a à parte, num vaso com água na credência, e avise o sacerdote.',
      'Dê outra hóstia à pessoa e tranquilize-a com um olhar: acontece.',
      'Cubra o lugar com um sanguíneo se restar dúvida. Depois da missa, passe um pano com água limpa.',
      'A água usada e a da hóstia já dissolvida vão para a piscina da sacristia ou para a terra.',
      'Se foi o Precioso Sangue que se derramou: avise o sacerdote, cubra com um sanguíneo, lave o lugar com água e verta essa água na piscina.',
    ],
  },
  {
    title: 'Purificação dos vasos',
    description: 'A quem cabe e como o ministro ajuda.',
    steps: [
      'A purificação cabe ao sacerdote, ao diácono ou ao acólito instituído, logo após a Comunhão ou depois da missa. Siga sempre a orientação do reitor e da diocese.',
      'Leve à credência os vasos vazios e reúna-os sobre um corporal aberto. Se ficarem para depois da missa, cubra-os.',
      'Confira âmbulas, patenas e bandejas: os fragmentos vão para o cálice.',
      'Prepare água e sanguíneos limpos ao alcance de quem purifica.',
      'Quem purifica verte água nos vasos, recolhe-a no cálice, consome-a e enxuga tudo com o sanguíneo.',
      'As hóstias que restam são consumidas ou levadas ao sacrário pelo sacerdote, pelo diácono ou por quem ele indicar.',
      'Só depois da purificação os vasos vão à lavagem comum, com água e sabão neutro, e ao armário.',
      'Dobre o corporal para dentro, sem sacudir, e ponha os panos usados no cesto próprio.',
    ],
  },
  {
    title: 'Comunhão aos enfermos',
    description: 'A visita, do sacrário à volta.',
    steps: [
      'Combine a visita por telefone: horário, quem estará em casa, se a pessoa consegue engolir e se deseja antes a Confissão com o padre.',
      'Peça à família uma mesinha com toalha branca, uma vela, se possível um crucifixo, e um copo com água.',
      'Na igreja, faça a genuflexão e conte as hóstias de que precisa. Ponha-as na teca, feche-a e purifique os dedos.',
      'Vá direto à casa do enfermo, em oração, com a teca junto ao peito. Nada de compras ou outras paradas no caminho.',
      'Ao chegar, saúde a todos e deponha a teca sobre a toalha. Faça um momento de adoração.',
      'Siga o Ritual: saudação, ato penitencial, leitura breve da Palavra, Pai-nosso, Comunhão, silêncio, oração final e o pedido da bênção, traçando o sinal da cruz sobre si mesmo.',
      'Quem engole com dificuldade pode receber um pequeno fragmento, com um pouco de água.',
      'Se a pessoa não puder comungar, reze com ela. A visita não foi em vão.',
      'Purifique os dedos e a teca: a água é consumida, ou volta com você e vai para a piscina.',
      'Se sobrou alguma hóstia, retorne direto ao sacrário. Não a guarde em casa em nenhuma hipótese.',
      'Avise a coordenação se o estado da pessoa piorou ou se ela pede o padre.',
    ],
  },
  {
    title: 'Adoração: exposição simples',
    description:
      'Quando faltam sacerdote e diácono e o reitor confia a exposição ao ministro. Não há bênção com o Santíssimo.',
    steps: [
      'Confirme com o reitor o dia, a duração e quem ficará em vigília: o Santíssimo exposto nunca fica só.',
      'Prepare o altar: toalha, corporal aberto e velas. Para a âmbula, ao menos duas. Para o ostensório, quatro ou seis.',
      'Com todos reunidos e um canto, faça a genuflexão, abra o sacrário e ponha a âmbula ou o ostensório sobre o corporal.',
      'Ajoelhe-se diante do altar e deixe um tempo de silêncio.',
      'Conduza leituras da Palavra, cantos, preces e, sobretudo, silêncio.',
      'Ao final, um canto eucarístico. O ministro não abençoa com o Santíssimo nem usa o véu umeral.',
      'Recolha o Santíssimo ao sacrário, faça a genuflexão, feche e retire a chave.',
      'Despeça a assembleia com simplicidade, apague as velas e dobre o corporal para dentro.',
    ],
  },
  {
    title: 'Quando você não pode vir',
    description: 'Como pedir substituição sem deixar lugar vazio.',
    steps: [
      'Abra “Minha Escala” e toque em “Solicitar Substituição” na missa em questão.',
      'Escreva o motivo em uma frase. Não é preciso contar detalhes de saúde.',
      'Peça o quanto antes. Nas últimas horas, ligue também para a coordenação.',
      'Espere a confirmação: até que alguém aceite, o lugar continua sendo seu.',
      'Se tudo se resolver e você puder vir, avise, para que ninguém seja chamado à toa.',
    ],
  },
];

/** Step-by-step procedures for ministers. */
export function demoProcedures(): DemoProcedure[] {
  return PROCEDURES;
}
