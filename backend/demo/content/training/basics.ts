import type { DemoCourse } from './course.js';

/**
 * Sources: Code of Canon Law 230 §3, 910, 919; instructions Immensae caritatis (1973), Ecclesiae de mysterio (1997,
 * art. 8) and Redemptionis Sacramentum (2004, 154-160); General Instruction of the Roman Missal (IGMR) 339.
 */
export const BASICS: DemoCourse = {
  title: 'Formação básica do ministro',
  description:
    'O que é o ministério extraordinário da Sagrada Comunhão, o que a Igreja pede de quem o recebe e como viver bem esse serviço.',
  dueInDays: 45,
  modules: [
    {
      title: 'A Eucaristia, fonte e ápice',
      durationMinutes: 15,
      body: `O Concílio Vaticano II ensina que a Eucaristia é fonte e ápice de toda a vida cristã (Lumen Gentium, 11). Nela não recebemos uma lembrança de Jesus nem um símbolo apenas: pela consagração, o pão e o vinho tornam-se verdadeira, real e substancialmente o Corpo e o Sangue de Cristo. As aparências continuam as mesmas; o que está ali é Ele, vivo e inteiro.

Cristo está todo em cada uma das espécies e em cada parte delas. Por isso, quem comunga só a hóstia recebe o Senhor inteiro, e por isso cuidamos de cada fragmento.

A missa é, ao mesmo tempo, memorial do sacrifício da cruz e banquete de comunhão. O ministro participa dela como todos: ouve a Palavra, reza, canta, oferece a própria vida e comunga. Só depois distribui.

Para refletir:
- Quando foi a última vez que fiquei em silêncio diante do sacrário?
- O que muda no meu modo de servir por saber Quem levo nas mãos?`,
    },
    {
      title: 'Quem distribui a Comunhão',
      durationMinutes: 20,
      body: `Ministros ordinários da Sagrada Comunhão são o bispo, o presbítero e o diácono (cânon 910 §1). Distribuir é próprio deles, em razão da ordenação.

São ministros extraordinários o acólito instituído e o fiel a quem o bispo confia esse serviço, para uma ocasião ou por um tempo determinado (cânones 910 §2 e 230 §3). A prática atual vem da instrução Immensae caritatis, de 1973.

"Extraordinário" não significa especial nem melhor: quer dizer que o serviço supre uma necessidade. Segundo a Redemptionis Sacramentum (158), ele tem lugar quando:
- faltam sacerdote e diácono;
- o sacerdote está impedido por doença, idade ou outro motivo sério;
- são tantos os fiéis que a missa se prolongaria demais. Uma demora breve não basta.

A mesma instrução (156) pede que se use o nome certo: ministro extraordinário da Sagrada Comunhão. Não se diz "ministro da Eucaristia", porque esse nome cabe somente ao sacerdote, que celebra o sacramento na pessoa de Cristo.

O ministro não pode passar a outra pessoa o que recebeu: não entrega a hóstia a um parente para que a leve ao doente (159).`,
    },
    {
      title: 'O mandato e seus compromissos',
      durationMinutes: 12,
      body: `O ministério é um encargo que a Igreja confia: o pároco indica, o bispo confere. Vale por tempo determinado, no território indicado, e pode ser renovado. Não é um direito adquirido, nem um prêmio por serviços prestados.

O que se espera de quem aceita:
- vida de fé coerente e participação na missa, também quando não está escalado;
- confissão frequente e oração diária;
- comunhão com o pároco, com o bispo e com os outros ministros;
- formação contínua;
- pontualidade, discrição e sigilo sobre o que vê e ouve nas casas.

Três fidelidades simples sustentam o ministério: responder ao questionário do mês, cumprir a escala e pedir substituição a tempo quando não puder vir.

Se a vida mudar (doença, trabalho, dificuldades na família), converse com o pároco. Pedir uma pausa é sinal de responsabilidade, não de fraqueza.`,
    },
    {
      title: 'Espiritualidade do serviço',
      durationMinutes: 15,
      body: `Na última ceia Jesus lavou os pés dos discípulos e disse: "Dei-vos o exemplo" (Jo 13,15). O altar e o lava-pés são inseparáveis: quem distribui o Corpo do Senhor aprende com Ele a se abaixar.

Um ritmo possível:
- Todo dia: uma página do Evangelho e alguns minutos de silêncio.
- Toda semana: a missa dominical, com as leituras lidas antes em casa, e uma visita ao Santíssimo.
- Todo mês: a confissão e um encontro com o grupo.
- Todo ano: o retiro do ministério.

Antes de servir, reze com as suas palavras. Por exemplo: "Senhor, que as minhas mãos te sirvam, que o meu rosto te mostre e que eu nunca me acostume contigo. Amém."

Cuidado com duas tentações. A rotina, que faz as mãos trabalharem sem o coração. E a importância, que faz do presbitério um palco. O remédio para as duas é o mesmo: voltar ao silêncio e olhar os pobres e os doentes, onde Cristo também espera.`,
    },
    {
      title: 'Postura, veste e gestos',
      durationMinutes: 15,
      body: `O corpo também reza. Na liturgia, gestos sóbrios e bem feitos ajudam todos a rezar; gestos apressados ou teatrais distraem.

Veste
- Use a veste aprovada na sua comunidade, limpa, passada e do seu tamanho (IGMR, 339).
- Por baixo, roupa discreta. Sapatos fechados e silenciosos.
- Nada de perfume forte, e o celular fica fora.
- A veste é do serviço: coloque-a na sacristia e retire-a ao final.

Gestos
- Genuflexão diante do sacrário, com o joelho direito até o chão. Quem não consegue por motivo de saúde faz uma inclinação profunda.
- Inclinação profunda diante do altar.
- Mãos postas ou unidas ao caminhar, passo tranquilo.
- Sentado, costas retas; de pé, sem se apoiar na parede.

No presbitério não se conversa. Se for preciso combinar algo, um gesto ou poucas palavras em voz baixa bastam. Se errar o caminho ou a hora, siga com calma: a assembleia só percebe o erro quando o ministro se assusta.`,
    },
    {
      title: 'O que cabe e o que não cabe ao ministro',
      durationMinutes: 12,
      body: `Cabe ao ministro extraordinário, quando há necessidade e dentro do mandato:
- auxiliar na distribuição da Comunhão na missa;
- levar a Comunhão aos enfermos e idosos;
- distribuir a Comunhão em celebrações da Palavra onde falta o sacerdote, conforme o bispo dispuser;
- expor o Santíssimo e recolhê-lo, quando isso lhe é confiado, sem dar a bênção.

Não lhe cabe:
- dar bênçãos no lugar do sacerdote ou do diácono, nem fazer homilia na missa;
- ungir doentes com óleo: a Unção dos Enfermos é própria do sacerdote, e um gesto parecido confunde as pessoas;
- dizer as orações reservadas ao sacerdote ou partir o pão consagrado na fração;
- decidir, na fila, quem pode ou não comungar. Situações delicadas são levadas ao pároco, com discrição;
- guardar a Eucaristia em casa, ainda que por uma noite.

A instrução Ecclesiae de mysterio (art. 8) pede ainda que se evitem dois hábitos: o de comungar como se fossem concelebrantes, à parte dos demais, e o de recorrer aos ministros extraordinários quando não há necessidade.

Na dúvida, a regra de ouro: pergunte antes e faça menos. Ninguém fica sem o Senhor por causa de uma pergunta.`,
    },
  ],
};
