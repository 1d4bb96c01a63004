import type { DemoCourse } from './course.js';

/**
 * Sources: General Instruction of the Roman Missal (IGMR) 84-86, 160-163, 278-287; Redemptionis Sacramentum 88-107;
 * Code of Canon Law 917-919; letter of the Congregation for the Doctrine of the Faith of 24 July 2003 (low-gluten hosts).
 */
export const AT_MASS: DemoCourse = {
  title: 'A Comunhão na missa',
  description:
    'Da chegada à sacristia ao silêncio depois da Comunhão: como servir com reverência, ordem e acolhida.',
  dueInDays: 60,
  modules: [
    {
      title: 'Preparar-se e preparar',
      durationMinutes: 12,
      body: `Chegue 20 minutos antes. Esse tempo não é folga: é parte do serviço.

Na sacristia
- Confirme a presença e confira a sua posição na lista.
- Lave as mãos, vista-se e cumprimente os colegas em voz baixa.
- Se faltar alguém, avise o coordenador da missa. Não troque de posição sem combinar.

Na credência, veja se estão prontos: âmbulas, sanguíneos, álcool em gel e o vaso para os dedos. A ornamentação e a preparação das oferendas são de outra equipe: ofereça ajuda sem ocupar o lugar dela.

Guarde o jejum de uma hora antes da Comunhão (cânon 919). Quem serve em duas missas no mesmo dia pode comungar de novo, desde que participe da segunda (cânon 917).

Nos minutos que restam, silêncio. Leia o Evangelho do dia e reze pelos que vão passar à sua frente.`,
    },
    {
      title: 'O momento de subir ao altar',
      durationMinutes: 10,
      body: `A Instrução Geral do Missal (162) é clara: os ministros extraordinários não se aproximam do altar antes que o sacerdote tenha comungado, e recebem sempre das mãos dele o vaso com a Eucaristia.

Na prática:
- Durante o "Cordeiro de Deus", permaneça no lugar. O sinal da paz é breve, com quem está por perto.
- Depois que o sacerdote comunga, suba com os demais, em fila e sem correr.
- Higienize as mãos na credência e deixe secar.
- Forme o semicírculo no lugar combinado, sem rodear o altar como os concelebrantes.
- Comungue. Espere que todos tenham comungado.
- Receba a âmbula, com as duas mãos, e siga para a sua posição.

Se o vaso vier vazio demais ou cheio demais, um olhar ao sacerdote basta. Não passe hóstias de uma âmbula a outra enquanto caminha.`,
    },
    {
      title: 'Distribuir: cada pessoa é única',
      durationMinutes: 20,
      body: `O gesto tem três tempos. Mostre a hóstia, um pouco elevada, diante da pessoa. Diga: "O Corpo de Cristo". Espere o "Amém" e só então a entregue. Não acrescente palavras nem o nome da pessoa, mesmo que a conheça bem.

Na mão: a pessoa apresenta a palma aberta, de ordinário a esquerda sobre a direita, leva a hóstia à boca com a outra mão e comunga ali mesmo, diante de você. Ponha a hóstia na palma. Não deixe que a pessoa a retire dos seus dedos (Redemptionis Sacramentum, 92 e 94).

Na língua: espere que a boca se abra, deponha a hóstia com firmeza e retire os dedos sem tocar os lábios. Se tocar, limpe os dedos antes de continuar.

De pé ou de joelhos: o fiel escolhe segundo as normas da Igreja, e a ninguém se nega a Comunhão só porque se ajoelhou (91). Tenha paciência com quem demora a levantar.

Crianças pequenas e quem se aproxima de braços cruzados: acolha com um sorriso. A bênção é dada a todos no fim da missa pelo sacerdote. Siga a orientação do reitor.

Para quem tem doença celíaca há hóstias de baixo teor de glúten, consagradas e guardadas em píxide separada. Quem as distribui não toca antes nas outras hóstias.`,
    },
    {
      title: 'Comunhão sob as duas espécies',
      durationMinutes: 12,
      body: `A Comunhão tem forma mais plena como sinal quando recebida sob as duas espécies (IGMR, 281). O bispo diz quando isso é possível, e o sacerdote avalia em cada missa.

Pelo cálice: o ministro diz "O Sangue de Cristo", a pessoa responde "Amém", bebe um pouco e devolve o cálice. O ministro enxuga a borda com o sanguíneo, por dentro e por fora, e gira um pouco o cálice antes da próxima pessoa.

Por intinção: quem distribui molha a hóstia no cálice, mostra-a, diz "O Corpo e o Sangue de Cristo" e a deposita na língua. Aqui não se dá a Comunhão na mão, e o fiel não molha ele próprio a hóstia (Redemptionis Sacramentum, 104). A bandeja é indispensável.

Segure o cálice com firmeza e ande devagar. Terminada a distribuição, leve-o ao altar. O Precioso Sangue que resta é consumido logo, e nunca se derrama na terra nem na piscina (107).

Quem não pode tomar álcool comunga só a hóstia, sem nada perder: Cristo está inteiro em cada espécie.`,
    },
    {
      title: 'Situações inesperadas',
      durationMinutes: 15,
      body: `A hóstia caiu. Pare, recolha-a você mesmo, com reverência, e proteja o lugar. Dê outra à pessoa. Depois, lave-se o lugar com água. O passo a passo está em "Procedimentos".

A pessoa se afasta com a hóstia na mão. Vá atrás com discrição e peça, em voz baixa: "Por favor, comungue aqui". Se ela não souber do que se trata, receba a hóstia de volta com delicadeza. Persistindo a dúvida, avise logo o sacerdote. Nunca levante a voz.

A pessoa não responde "Amém". Espere um instante. Pode ser emoção, surdez, outro idioma. Se parece não saber o que recebe, pergunte com bondade se é católica e já fez a primeira Comunhão.

Alguém passa mal. Chame a equipe de acolhida com um gesto. Um ministro assume a sua fila, se necessário. A âmbula nunca fica sobre um banco: entregue-a a outro ministro ou leve-a ao altar.

As hóstias acabaram. Vá ao altar ou ao ministro mais próximo. As pessoas esperam sem se incomodar quando veem calma.

Faltou um ministro. O coordenador da missa redistribui as posições. Não chame alguém da assembleia por conta própria: só o sacerdote pode, em caso de verdadeira necessidade, autorizar um fiel para aquela ocasião.`,
    },
    {
      title: 'Depois da Comunhão',
      durationMinutes: 10,
      body: `Volte ao altar pelo mesmo caminho e entregue a âmbula ao sacerdote ou ao diácono. As hóstias que restam são consumidas ou levadas ao sacrário.

Purifique os dedos no vaso próprio e enxugue-os no pano ao lado. Só então volte ao seu lugar.

A purificação dos vasos cabe ao sacerdote, ao diácono ou ao acólito instituído, logo após a Comunhão ou depois da missa, de preferência na credência (IGMR, 163 e 279). O ministro ajuda levando os vasos, a água e os sanguíneos.

Segue-se o silêncio. É o momento mais seu da celebração: agradeça, adore, apresente ao Senhor as pessoas que acabou de encontrar.

Terminada a missa, ajude a recolher, guarde a veste e agradeça aos colegas. Se algo saiu errado, fale com o coordenador com simplicidade, fora da igreja e sem comentários. É assim que o grupo melhora.`,
    },
  ],
};
