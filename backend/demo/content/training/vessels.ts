import type { DemoCourse } from './course.js';

/**
 * Sources: General Instruction of the Roman Missal (IGMR) 118, 278-280, 327-334; Redemptionis Sacramentum 117-120,
 * 129-141; Roman Ritual, "Sagrada Comunhão e culto do mistério eucarístico fora da missa" 79-92; Code of Canon Law
 * 934-943.
 */
export const VESSELS: DemoCourse = {
  title: 'Vasos sagrados, reserva e adoração',
  description:
    'Conhecer e cuidar do que toca a Eucaristia, ajudar na purificação, servir com higiene e guardar o Santíssimo.',
  dueInDays: 90,
  modules: [
    {
      title: 'Vasos e alfaias: nomes e sentido',
      durationMinutes: 15,
      body: `Vasos sagrados são os que contêm a Eucaristia: cálice, patena, âmbula (ou cibório, ou píxide), teca e ostensório. A Igreja pede metal nobre ou outro material sólido e digno, que não se quebre nem se altere com facilidade. Não se usam vidro, barro ou cristal frágil nem objetos da cozinha (Redemptionis Sacramentum, 117). São abençoados antes do uso (118).

Alfaias de pano:
- corporal: sob os vasos, recolhe os fragmentos;
- sanguíneo: enxuga os vasos e a borda do cálice;
- pala: cobre o cálice;
- manustérgio: enxuga as mãos do sacerdote.

O corporal se abre em cima do altar, nunca no ar, e se dobra para dentro. Um corporal sacudido pode lançar ao chão aquilo que ele existe para guardar.

Aprenda os nomes e os lugares. Numa celebração, "o sanguíneo da segunda gaveta" se resolve em dez segundos; "aquele paninho" leva dois minutos.

A ficha de cada objeto está em "Materiais Litúrgicos".`,
    },
    {
      title: 'A purificação, de quem é e como se faz',
      durationMinutes: 18,
      body: `Purificar é recolher com cuidado todo fragmento da hóstia e toda gota do Precioso Sangue. Vem antes de lavar, e é outra coisa.

A quem cabe: ao sacerdote, ao diácono ou ao acólito instituído, depois da Comunhão ou depois da missa, se possível na credência (IGMR, 279). Ao ministro extraordinário cabe ajudar. Orientações particulares são dadas pelo bispo e transmitidas pelo reitor: siga-as, e não outro costume.

Como se faz, para que você saiba preparar e acompanhar:
1. Os vasos são reunidos sobre um corporal. Se houver muitos, podem ficar cobertos até o fim da missa (Redemptionis Sacramentum, 119).
2. Os fragmentos das patenas e das âmbulas passam ao cálice.
3. Verte-se água, ou água e vinho, nas âmbulas e no cálice. Quem purifica recolhe tudo no cálice e consome.
4. Cada vaso é enxugado com o sanguíneo, até ficar seco.
5. Olha-se de novo, contra a luz. Só então os vasos seguem para a lavagem comum.

Panos: a água da primeira lavagem do corporal e do sanguíneo, feita à mão, vai para a piscina ou para a terra, em lugar digno. A segunda lavagem é a comum (120).

A piscina da sacristia é a pia que escoa direto na terra. Pia comum e ralo, nunca.`,
    },
    {
      title: 'Higiene e segurança',
      durationMinutes: 12,
      body: `Reverência e higiene andam juntas: cuidamos do Senhor e dos irmãos mais frágeis.

Mãos
- Lave com água e sabão por cerca de 40 segundos ao chegar: palmas, dorso, entre os dedos, unhas e punhos.
- Antes de subir ao altar, álcool em gel. Deixe secar por completo, para que a hóstia não tenha gosto nem grude.
- Unhas curtas e limpas. Corte ou ferida: curativo novo, e avise o coordenador. Talvez seja melhor trocar de função.

Saúde
- Com febre, tosse, diarreia, conjuntivite ou herpes labial, peça substituição.
- Não tussa nem fale sobre a âmbula aberta.

Segurança
- Atenção a tapetes, degraus e fios. Segure a veste ao subir.
- Velas longe de flores, toalhas e mangas. Nunca deixe vela acesa sem ninguém por perto.
- Saiba onde ficam o extintor, a saída de emergência e a caixa de primeiros socorros.
- A chave do sacrário não fica na porta nem em gaveta aberta.
- Viu algo estranho, como um sacrário forçado ou hóstias no chão? Não mexa em nada, fique por perto e chame o sacerdote.`,
    },
    {
      title: 'A reserva eucarística',
      durationMinutes: 10,
      body: `A Igreja guarda a Eucaristia, em primeiro lugar, para levá-la aos moribundos e aos enfermos. Dessa reserva nasceram a visita e a adoração.

O sacrário é fixo, sólido, não transparente e fechado com segurança (cânon 938). Junto dele arde uma lâmpada, que indica e honra a presença de Cristo (cânon 940). As hóstias são renovadas com frequência, consumindo-se as anteriores (cânon 939).

Para você, ministro:
- genuflexão ao passar, ao abrir e ao fechar;
- abra somente para o que é preciso e não deixe a porta aberta enquanto faz outra coisa;
- ao fechar, confira a trava e entregue a chave em mãos;
- ao notar poucas hóstias, hóstias demais ou umidade, avise o sacristão;
- lâmpada apagada: avise na hora.

Sempre que possível, os fiéis comungam de hóstias consagradas na mesma missa (IGMR, 85). Por isso não se leva ao altar, por comodidade, a âmbula do sacrário: ajude a sacristia com uma boa estimativa de quantos vão comungar.`,
    },
    {
      title: 'Adoração e exposição do Santíssimo',
      durationMinutes: 15,
      body: `A adoração prolonga a missa e a ela conduz. Diante do Santíssimo, exposto ou no sacrário, faz-se genuflexão simples, com um joelho só (Ritual, 84).

O ministro ordinário da exposição é o sacerdote ou o diácono, que ao final abençoa o povo. Na falta deles, o acólito ou o ministro extraordinário pode expor e recolher o Santíssimo, se isso lhe for confiado. Não lhe é permitido dar a bênção (Ritual, 91; cânon 943).

Para bem servir:
- Não se celebra missa na mesma nave enquanto dura a exposição (Ritual, 83).
- Não se expõe só para dar a bênção. Deve haver um tempo de Palavra, cantos, preces e silêncio (Ritual, 89).
- Com a âmbula acendem-se ao menos duas velas. Com o ostensório, quatro ou seis, e usa-se incenso (Ritual, 85).
- O Santíssimo exposto nunca fica sozinho, nem por um instante (Redemptionis Sacramentum, 138). Organize a escala de vigília com folga. Se ninguém vier, recolha o Santíssimo.

O melhor que o ministro oferece é o silêncio. Entre um canto e outro, deixe espaço: muita gente espera a semana inteira por esses minutos.`,
    },
  ],
};
