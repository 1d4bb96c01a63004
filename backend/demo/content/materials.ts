/** An object used at the altar or beside it; plain text. */
export interface DemoMaterial {
  name: string;
  description: string;
  function: string;
  care: string;
}

const MATERIALS: DemoMaterial[] = [
  {
    name: 'Cálice',
    description:
      'Taça de metal nobre ou de outro material sólido e digno, em que o vinho é consagrado. É abençoado antes do uso.',
    function: 'Contém o vinho que se torna o Sangue de Cristo.',
    care: 'Segure pela haste ou pelo nó, nunca pela borda. Depois de purificado por quem de direito, é lavado, seco com pano macio e guardado em lugar fechado. Avise se o dourado interno estiver gasto.',
  },
  {
    name: 'Patena',
    description: 'Prato raso, de material digno, em que se põe a hóstia grande ou várias hóstias.',
    function:
      'Apresenta e recebe o pão que se torna o Corpo de Cristo. Também recolhe os fragmentos depois da Comunhão.',
    care: 'Leve sempre na horizontal. Antes de deixá-la, veja se ficaram fragmentos: eles vão para o cálice e são consumidos.',
  },
  {
    name: 'Âmbula (cibório ou píxide)',
    description: 'Vaso com tampa, em geral em forma de taça, para as hóstias dos fiéis.',
    function: 'Guarda as hóstias consagradas para a Comunhão e para a reserva no sacrário.',
    care: 'Receba-a das mãos do sacerdote e devolva-a a ele ou ao altar. Apoie o fundo com a outra mão. Nunca encha até a borda. No sacrário fica tampada.',
  },
  {
    name: 'Bandeja da Comunhão',
    description: 'Prato com cabo, que um acólito segura sob o queixo ou as mãos de quem comunga.',
    function: 'Evita que a hóstia ou algum fragmento caia no chão.',
    care: 'Carregue na horizontal até a credência. Confira se há fragmentos e passe-os para o vaso que será purificado.',
  },
  {
    name: 'Corporal',
    description:
      'Toalha quadrada de linho ou algodão branco, dobrada em nove partes, muitas vezes com uma pequena cruz.',
    function: 'Fica sobre o altar, sob o cálice, a patena e as âmbulas, e recolhe fragmentos que caiam.',
    care: 'Abra e dobre sem sacudir, sempre para dentro, para que nenhum fragmento se perca. A água da primeira lavagem, feita à mão, vai para a piscina ou para a terra.',
  },
  {
    name: 'Sanguíneo (sanguinho ou purificatório)',
    description: 'Pano branco, absorvente, dobrado em três no sentido do comprimento.',
    function: 'Enxuga o cálice e os outros vasos na purificação e a borda do cálice na Comunhão.',
    care: 'Use um limpo a cada missa. Depois, cesto próprio. A água da primeira lavagem, feita à mão, vai para a piscina ou para a terra. Só então se lava como as demais roupas, e à parte.',
  },
  {
    name: 'Pala',
    description: 'Cartão ou placa rígida, quadrada, coberta de linho branco.',
    function: 'Cobre o cálice e evita que caia nele poeira ou algum inseto.',
    care: 'Guarde plana e seca. Se houver mancha do Precioso Sangue, entregue ao sacristão para a lavagem própria.',
  },
  {
    name: 'Manustérgio',
    description: 'Toalha pequena de algodão ou linho.',
    function: 'Enxuga as mãos do sacerdote depois do lavabo.',
    care: 'Troque a cada missa. Não se confunde com o sanguíneo: este toca os vasos sagrados, o manustérgio não.',
  },
  {
    name: 'Lavabo (jarro e bacia)',
    description: 'Jarro com água e bacia, levados ao sacerdote por um acólito.',
    function:
      'O sacerdote lava as mãos depois da apresentação das oferendas, como sinal do desejo de purificação interior.',
    care: 'Água limpa em cada missa. Depois, esvazie, seque e guarde aberto para não criar cheiro.',
  },
  {
    name: 'Galhetas',
    description: 'Duas jarrinhas, em geral de vidro, sobre uma bandeja pequena: uma de vinho, outra de água.',
    function: 'Levam ao altar o vinho e a água da celebração.',
    care: 'Vinho natural, da uva, sem mistura. Marque qual é a da água. Lave logo depois da missa e não deixe resto de um dia para o outro.',
  },
  {
    name: 'Teca',
    description: 'Caixinha redonda, dourada por dentro e com fecho firme, levada numa bolsa com cordão.',
    function: 'Leva a Comunhão aos enfermos.',
    care: 'Vai junto ao peito, nunca na bolsa de mão, no bolso ou no carro parado. Volta vazia e purificada. O que não foi distribuído retorna ao sacrário no mesmo trajeto.',
  },
  {
    name: 'Vaso de água para os dedos (ablutório)',
    description: 'Pequeno vaso com tampa e um pouco de água, ao lado do sacrário ou na credência.',
    function: 'Purifica os dedos de quem tocou nas hóstias consagradas.',
    care: 'Use também o pano ao lado. A água é trocada com frequência e despejada na piscina ou na terra, nunca na pia comum.',
  },
  {
    name: 'Ostensório (custódia)',
    description: 'Peça alta, em geral em forma de sol, com um visor no centro.',
    function: 'Expõe o Santíssimo Sacramento à adoração dos fiéis.',
    care: 'Só é posto no altar com o corporal aberto e as velas acesas. Limpe o vidro por fora, vazio, com pano macio e sem produto. Cuidado com o peso: leve com as duas mãos.',
  },
  {
    name: 'Luneta',
    description: 'Suporte de metal e vidro que segura a hóstia grande dentro do ostensório.',
    function: 'Permite pôr e tirar a hóstia do ostensório sem a tocar. Guarda-a no sacrário.',
    care: 'Confira o fecho antes de levantar. É purificada quando a hóstia é renovada.',
  },
  {
    name: 'Sacrário',
    description: 'Cofre fixo, sólido, opaco e inviolável, assinalado por uma lâmpada que arde sem cessar.',
    function: 'Conserva a reserva eucarística para os enfermos e para a adoração.',
    care: 'A chave é guardada com todo o cuidado e volta ao cofre logo depois do uso. Genuflexão ao passar e ao abrir. Nada além da Eucaristia fica dentro dele.',
  },
  {
    name: 'Véu umeral',
    description: 'Faixa larga de tecido nobre, posta sobre os ombros, com que se cobrem as mãos.',
    function: 'O sacerdote ou o diácono o usa ao dar a bênção com o Santíssimo e ao levá-lo em procissão.',
    care: 'Não é usado pelo ministro extraordinário. Deixe-o aberto na credência antes da adoração e guarde-o em cabide largo.',
  },
];

/** Liturgical materials with their use and care. */
export function demoMaterials(): DemoMaterial[] {
  return MATERIALS;
}
