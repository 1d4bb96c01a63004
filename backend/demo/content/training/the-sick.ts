import type { DemoCourse } from './course.js';

/**
 * Sources: Redemptionis Sacramentum 132-133 and 159; Code of Canon Law 911, 919 §3, 921-922, 925, 1003; Roman
 * Ritual, "Sagrada Comunhão e culto do mistério eucarístico fora da missa" and "Unção dos Enfermos".
 */
export const THE_SICK: DemoCourse = {
  title: 'Comunhão aos enfermos',
  description:
    'Levar o Senhor a quem não pode vir: preparar a visita, seguir o rito e cuidar da pessoa e da família.',
  dueInDays: 30,
  modules: [
    {
      title: 'A visita começa antes',
      durationMinutes: 12,
      body: `A missa de domingo se prolonga até a cama do doente. Quem visita vai em nome da comunidade e leva até lá a mesma mesa.

Alguns dias antes, telefone:
- Qual o melhor dia e horário? Há remédio, banho ou fisioterapia nessa hora?
- Quem estará em casa? Mais alguém deseja comungar?
- A pessoa consegue engolir? Está consciente?
- Gostaria de se confessar ou de receber a Unção dos Enfermos? Então avise o padre, que marcará a visita dele.

Explique como preparar o lugar: uma mesinha com toalha branca, uma vela, um crucifixo se houver e um copo com água. Se faltar algo, leve você.

O jejum de uma hora não obriga idosos, doentes e quem cuida deles (cânon 919 §3).

Vá com roupa discreta e leve o ritual, a teca, um corporal pequeno e um sanguíneo. Nos hospitais, apresente-se na recepção e respeite as regras da casa.`,
    },
    {
      title: 'Do sacrário à casa',
      durationMinutes: 10,
      body: `Na igreja, faça a genuflexão, abra o sacrário, ponha na teca somente as hóstias necessárias, feche tudo e purifique os dedos. Devolva a chave antes de sair.

A teca vai na bolsa própria, junto ao peito. A Redemptionis Sacramentum (133) pede que se vá, quanto possível, direto do lugar onde o Sacramento é guardado até a casa do enfermo, deixando de lado qualquer outro assunto.

Por isso:
- não passe no mercado nem no banco;
- não deixe a teca no carro, na bolsa de mão ou em cima de um móvel qualquer;
- não fique ao telefone no caminho. Reze: um salmo, o terço, o nome de quem você vai ver;
- se houver várias visitas, siga de uma a outra sem desvios.

Se acontecer um imprevisto e não for possível chegar, volte à igreja e recoloque as hóstias no sacrário. Ninguém pode guardar a Eucaristia em casa (132), nem confiar a teca a um parente ou vizinho (159).`,
    },
    {
      title: 'O rito, passo a passo',
      durationMinutes: 25,
      body: `Use sempre o Ritual. O rito comum, em resumo:

1. Saudação: "A paz esteja nesta casa e com todos os que nela moram", ou outra do livro. Deponha a teca sobre o corporal e adore em silêncio com os presentes.
2. Ato penitencial, breve, com uma das fórmulas do livro.
3. Palavra de Deus: um texto curto, de preferência o Evangelho do domingo. Se ajudar, diga duas frases que consolem. Não é uma homilia.
4. Preces, se for oportuno: pela pessoa, pela família, pelos profissionais de saúde.
5. Pai-nosso, rezado por todos.
6. Convite à Comunhão: mostre a hóstia e diga as palavras do livro. Todos respondem: "Senhor, eu não sou digno…".
7. Comunhão: "O Corpo de Cristo". "Amém". Depois comungam os familiares preparados.
8. Silêncio e oração final.
9. Conclusão: o ministro leigo não abençoa. Pede a bênção para todos, dizendo "O Senhor nos abençoe, nos guarde de todo mal e nos conduza à vida eterna", enquanto traça sobre si o sinal da cruz.

O rito breve, para hospitais com muitos doentes, começa por uma antífona e segue de quarto em quarto. Está no mesmo livro.

Depois, purifique os dedos e a teca. A água é consumida ou levada à piscina da igreja.`,
    },
    {
      title: 'Quando comungar é difícil',
      durationMinutes: 12,
      body: `Dificuldade para engolir: pergunte à família ou ao cuidador antes. Um pequeno fragmento da hóstia é a Comunhão inteira. Ofereça um gole de água em seguida. Com sonda ou risco de engasgo, não insista: consulte a equipe de saúde.

Não consegue nada sólido: em caso de necessidade, a Igreja permite comungar apenas do Precioso Sangue (cânon 925). Isso é combinado com o padre.

Confusão mental ou demência: se a pessoa distingue, ainda que de modo simples, a Comunhão do alimento comum, e a recebe com respeito, pode comungar. Um gesto, o sinal da cruz, o Pai-nosso que ela ainda sabe ajudam a perceber. Na dúvida, fale com o pároco.

Vômito ou náusea: espere outro dia. Rezem juntos a comunhão espiritual.

Se a hóstia for rejeitada: recolha-a com um sanguíneo, ponha-a num vasinho com água e leve à igreja. Depois de dissolvida, verte-se na piscina.

Quem não pode ou não quer comungar também merece a visita inteira: a Palavra, a oração e a sua escuta.`,
    },
    {
      title: 'Unção, Viático e a hora de chamar o padre',
      durationMinutes: 15,
      body: `A Unção dos Enfermos não é só para os últimos momentos. Pode recebê-la o fiel que começa a correr perigo por doença ou velhice, antes de uma cirurgia séria, ou de novo se o estado piora. Só o sacerdote a administra (cânon 1003). O ministro ajuda explicando isso à família sem assustar e avisando a tempo.

O Viático é a Comunhão de quem está em perigo de morte: alimento para a passagem. É o último sacramento do cristão e não deve ser adiado demais (cânon 922). É bom que seja recebido com plena consciência. Mesmo quem já comungou no mesmo dia pode recebê-lo (cânon 921). Na falta do sacerdote e do diácono, o ministro extraordinário pode levá-lo, com o rito próprio.

Chame o padre sem demora quando:
- a pessoa pede a Confissão ou a Unção;
- o médico fala em piora, cirurgia ou cuidados paliativos;
- a família está em conflito ou em desespero;
- você percebe sinais de abandono ou maus-tratos. Avise também a coordenação: há deveres legais a cumprir.

O telefone da secretaria e o do plantão estão no mural da sacristia.`,
    },
    {
      title: 'Escuta, limites e sigilo',
      durationMinutes: 12,
      body: `A presença fala mais do que os conselhos. Sente-se à altura da pessoa, olhe nos olhos, fale devagar. Deixe que o silêncio exista.

Evite frases que machucam: "Deus quis assim", "há gente pior", "você precisa ter fé". Prefira: "Estou aqui", "deve ser difícil", "quer que rezemos juntos?".

Limites que protegem a todos:
- visite em dupla, sempre que possível, e nunca a sós com crianças ou adolescentes;
- não opine sobre tratamentos nem ofereça remédios ou chás;
- não aceite dinheiro. Ofertas vão à secretaria;
- não tome partido em questões de família;
- duração de 20 a 30 minutos: o doente se cansa.

O que se vê e se ouve numa casa fica ali. Não comente diagnósticos nem conte histórias, nem para pedir oração, sem licença da pessoa. Não fotografe.

Higiene: lave as mãos ao chegar e ao sair e use máscara se for pedido. Com sintomas de gripe, adie.

Você também precisa de cuidado. Se uma visita pesou demais, converse com o padre ou com o coordenador.`,
    },
  ],
};
