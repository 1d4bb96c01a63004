/** What the assistant cannot do, and where it is done. */
import { spoken } from '../message/said.js';
import type { Segment } from '../message/segment.js';

const PAGES = {
  publication:
    'Publicar, arquivar e voltar ao planejamento é com a coordenação, na página da escala. Eu só preparo a escala.',
  messages:
    'Eu não mando mensagens. Lembretes de quem não respondeu saem da página “Questionários”; o texto para o WhatsApp, da página da escala; e o que já foi enviado, a administração vê em “E-mails”.',
  people: 'Cadastro, contatos e situação de cada pessoa não ficam comigo: veja a página “Ministros”.',
  availability: 'As respostas são das próprias pessoas; a coordenação as corrige na página “Questionários”.',
  masses:
    'Missas não mudo: inclua, cancele ou troque o horário na página da escala, na lista de missas (o cronograma de todo mês está em “Cronograma padrão”).',
  print: 'Imprimir e baixar em PDF se faz na página da escala, no botão “Baixar e compartilhar”.',
  schedules: 'Aqui cuido só desta escala. As dos outros meses se abrem e se criam na página “Escalas”.',
  account:
    'Senha e conta não ficam comigo: mude a senha em “Meu perfil”, ou use “Esqueci minha senha” na entrada.',
  weather:
    'A previsão do tempo eu não tenho: só cuido desta escala. Posso montar a escala, dizer quem serve e quem está livre em cada missa, e guardar quem não pode: diga “ajuda” para ver tudo.',
} as const;

/** Asks what the weather is like. "Tempo" is also time, so it is asked how that is, or what is foreseen. */
const WEATHER =
  /^(?!.*\b(?:quem|quant[oa]s|coloc\w+|escal\w+|tir[ae]\w*|poe|ponha|bot[ae]|precis\w+|ministr\w+|pessoas?|missas? (?:esta|estao|tem))\b).*(?:\b(?:como|qual|que tal)(?: (?:e que|e|esta|ta|vai|fica|ficara|vai estar|estara|vai ficar|vai ser|sera|anda))* (?:o |a )?(?:tempo|clima|temperatura)\b|\bprevisao (?:do|de) (?:tempo|clima|chuva)\b|\b(?:vai|ira|sera que|pode|deve|tem previsao de|ta para|esta para) (?:vai )?(?:chov\w+|nevar|gear|garoar|esfriar|esquentar)\b|\b(?:vai|tem|ta|esta|teremos|havera) (?:ter |fazer |dar |previsao de |com )?(?:muit[ao] )?(?:chuva|sol|calor|frio|chovendo|quente|nublado|temporal|tempestade)\b|\bchove(?:ra)?\b)(?: \S+){0,6},?$|^previsao do tempo/;

/** Sends something to somebody. */
const SENDS = String.raw`(?:mand(?!ou|aram|ei)\w*|envi(?!ou|aram|ei)\w*|dispar\w*|avis[ae]r?|avisem|comuni(?:c[ae]|car|que|quem)(?! que\b)|(?<!\bme )lembr[ae]r?|lembrem|notific\w*|reenvi\w*|cobr[ae]r?|encaminh\w*|repass\w*|post[ae]r?)`;
/** Whom or through what it is sent. */
const MEDIUM = String.raw`(?:whats\w*|zap\w*|e ?mails?|sms|mensage\w*|recad\w*|lembrete\w*|lembrando|avisos?|convites?|questionarios?|respond\w*|grupos?|pessoal|todo mundo|todos|ministr\w*|povo|galera|turma|quem|equipe)`;
/** What is known of a person. */
const CONTACT = String.raw`(?:telefones?|telemovel|fone|tel|zap|whats\w*|wpp|cel|celular(?:es)?|e ?mails?|contatos?|endereco|cpf|nascimento|fotos?|numero(?!,| de| total| exato)|idade|data de nascimento|aniversario)`;
/** Makes a mass, or takes it away or elsewhere. */
const CHANGES = String.raw`(?:cancel\w*|apag\w*|exclu\w*|remov\w*|tir\w*|inclu\w*|cri\w*|acrescent\w*|adicion\w*|nova|mud\w*|alter\w*|pass\w*|troc\w*|antecip\w*|adi\w*|marc(?!(?:i[ao]|os|el[oa])\b)\w*|remarc\w*|reagend\w*|agend\w*|transf\w*|suspend\w*)`;

/** Words that ask for something that is done on a page → the page. The first line that fits is taken. */
const BEYOND: readonly [RegExp, keyof typeof PAGES][] = [
  // Who somebody is in the parish, and who serves no more.
  [
    /\b(?:virou|como|nomei\w+|promov\w+ (?:a|para)) (?:a |o |um |uma )?(?:nov[oa] )?(?:coordenador|secretari|administrador|sacrista|reitor)[a-z]*\b|\b(?:quem|quais|lista|mostr\w+)\b.*\b(?:inativ[oa]s?|desativad[oa]s?)\b|\b(?:faz|fara|completa) (?:anos|aniversario) (?:quando|que dia|em que)\b|\bquando (?:e que )?(?:\S+ ){1,4}(?:faz|completa) (?:anos|aniversario)\b/,
    'people',
  ],
  // "Não vai ter mais a missa do dia 5": told, and not asked.
  [
    /^(?!.*\?).*\b(?:nao (?:vai (?:mais )?(?:ter|haver|acontecer)|tera|havera|teremos|vamos ter) (?:mais )?(?:a |essa |esta )(?:missa|celebracao)\b|(?:missa|celebracao)\b[^,]* nao (?:vai (?:mais )?(?:ter|haver|acontecer)|tera|havera|acontece\w*)(?: mais)?(?=,|$))/,
    'masses',
  ],
  // Where a mass is, and who celebrates it.
  [
    /^(?:[ao] |as |e |que |entao )*(?:missa|celebracao)\b[^,]*\b(?:vai ser|sera|fica|ficara|mudou|passou|vai para|muda) (?:para )?[nao]+ (?:salao|capela|matriz|ginasio|praca|quadra|cemiterio|barracao|ar livre)(?: (?!e\b|entao\b)[a-z]+){0,3}$|\b(?:troc|mud|alter|corrig)\w* (?:o |a )?(?:celebrante|presidente d|local d|intencao|intencoes)/,
    'masses',
  ],
  [
    /\b(?:liber|solt|mostr|abr)\w* (?:isso |ela |ja |ai |logo |a escala )*para (?:eles|elas|todos|todo mundo|o povo|o pessoal|os ministros|a turma|a galera) (?:ver|verem|olhar|olharem)\b/,
    'publication',
  ],
  [
    /\brespond(?:e|a|er) (?:por|pel[oa]) (?!missa|celebracao|do dia|das? \d)(?=[a-z])|\bcomo disponivel\b|\bnao (?:consegu\w+|esta conseguindo|ta conseguindo) (?:mais )?responder\b|\breabr\w+ (?:ai )?(?:para|a resposta|as respostas)\b/,
    'availability',
  ],
  [/\bavis(?!ou|aram|ei)\w+ (?:\S+ ){0,3}que .*\b(?:reuniao|encontro|ensaio|formacao)\b/, 'messages'],
  [/\b(?:tir|remov|exclu|apag|delet)\w* (?:\S+ ){0,4}d[oe] (?:cadastro|sistema|aplicativo|app)\b/, 'people'],
  [
    /\bd(?:a|e|ar) (?:um |uma |1 )?(?:toque|alo|avisinho|recado|ligada)\b|\bcham\w+ (?:\S+ ){1,3}n?o (?:zap|whats\w*)\b/,
    'messages',
  ],
  [/\bcopias? d[ae]\b|\b(?:ger|salv|cri|faz|quer)\w* (?:um |em |o )*arquivo\b|\bgrafica\b/, 'print'],
  [
    /\b(?:escala|tudo|isso|ela) (?:para o |n?o |ao |do )ar\b|\babr\w* (?:a |essa |esta )?escala (?:para (?:os|as|todos|o povo|o pessoal|a galera|geral)|ao povo)\b|\bescala\b.*\bpront[ao]\b.*\b(?:liber|solt)\w*\b|\bescala\b.*\b(?:com erros?|errad[ao])\b.*\b(?:corri[gj]\w*|consert\w*|arrum\w*)\b/,
    'publication',
  ],
  [/\bescalas? d[oe] ano (?:passado|anterior|que vem|retrasado)\b/, 'schedules'],
  [/\bfotos? minhas?\b|\bnao (?:estou |to )?(?:consigo|conseguindo) (?:entrar|logar|acessar)\b/, 'account'],
  [
    /\bprazo\b.*\b(?:prorrog|estend|aument|reabr)\w*|\bmarc(?:a|ar|ue|o) (?:o )?(?:sim|nao|talvez) (?:d|para)\w*|\b(?:mud|troc|pass|alter)\w* (?:o |a )?(?:nao|sim|talvez) d/,
    'availability',
  ],
  [
    /\b(?:missa|celebracao)\b(?!.*\b(?:regra|escalad))(?: \S+){0,6} (?:foi|esta|ta|ficou|sera|vai ser) (?:cancelad|suspens|adiad|transferid|remarcad|antecipad)\w*|\bfalt(?:a|ou) (?:a |uma |incluir a |cadastrar a )(?:missa|celebracao) d.*\b(?:inclu|cri|coloc|acrescent|adicion|cadastr)\w*/,
    'masses',
  ],
  [
    /\b(?:cadastr\w*|registr\w*|inclus\w*|inclu\w*|criacao|cri[ae]\w*|agend\w*|marcac\w*) (?:(?:de|da|d[ea] uma|uma|a|outra|mais uma) )*(?:nova (?:missa|celebracao)|(?:missa|celebracao) (?:nova|extra|a mais))\b/,
    'masses',
  ],
  [
    /\b(?:bot[ae]|coloc\w+|poe|ponha|inclu\w+|anot\w+|mud\w+|acrescent\w+|escrev\w+) (?:n?[ao]s? |que |ai )*(?:respostas?|disponibilidade|questionario)\b/,
    'availability',
  ],
  [
    /\b(?:senha|meu email|meu e mail|minha foto|meu nome|sair do sistema|(?:entrar|acessar|logar) (?:n?o|a)? ?(?:sistema|aplicativo|app|site|conta)|meu telefone|meu cadastro|meu perfil|como (?:e que )?(?:eu )?(?:entro|acesso|logo|faco login)|minha conta|meu login)\b/,
    'account',
  ],
  [
    /\b(?:imprim\w*|impress\w*|pdf|planilha|excel|baix(?:ar|a|e) (?:a escala|isso|o arquivo)|baixar|exporta\w*|download|(?:col\w+|por|pregar|fixar|coloc\w+) no mural|para o mural|xerox|(?<!respond\w+ )(?:em|no) papel|lista impressa|(?:folha|papel) (?:para|com|da))\b/,
    'print',
  ],
  [new RegExp(String.raw`\bme (?:mand|envi|pass|d)\w* (?:\S+ ){0,3}${CONTACT} d`), 'people'],
  [new RegExp(String.raw`\b${SENDS}\b.*\b${MEDIUM}\b`), 'messages'],
  [
    new RegExp(
      String.raw`^(?:o |a |os |as |e )*${CONTACT} (?:d[aeo]s?|de) |\b(?:qual|quais|pass[ae]r?|me d[ae]|di(?:z|ga|zer)|mostr\w+|list\w+|mud\w+|atualiz\w+|troc\w+|corri\w+|quero|preciso|anot\w+) (?:\S+ ){0,5}${CONTACT}\b|\b(?:quantos anos|qual (?:\S+ )?idade)\b|^(?:e )?(?:quando|qual|que dia|em que dia) (?:\S+ ){0,4}(?:anivers\w+|nasceu)|^onde (?:e que )?(?:\S+ ){0,3}mora\b|\bfoto d[aeo]\b`,
    ),
    'people',
  ],
  [
    /\b(?:por|poe|ponha|colocar?|coloque|ter|cri[ae]r?|incluir?|inclua|fazer|marcar?|quero|queremos|precisamos de) (?:por |colocar |ter )?(?:mais|outra)(?: uma| 1)? missas?(?! (?:para|pro) )(?=.*(?:\bdia\b|\bas \d|\d ?h|\bdomingo|\bsabado|\bsexta|\bquinta|\bnatal))|\b(?:missa|novena|celebracao|vigilia) (?:\S+ ){0,3}(?:mudou|passou|foi mudada|foi passada|ficou|ficara|mudara|sera) para as \d/,
    'masses',
  ],
  [
    /\b(?:inclu\w*|adicion\w*|cadastr\w*|acrescent\w*|coloc\w*|registr\w*|poe|ponha) .*\bcomo (?:um |uma )?(?:nov[oa] ministr[oa]|ministr[oa] nov[oa]|ministr[oa])\b/,
    'people',
  ],
  [/\b(?:nome|descricao|titulo) d[ae]s? (?:missa|celebracao)\b/, 'masses'],
  [
    /\b(?:coloc\w+|poe|bota|inclu\w+) (?:\S+ ){1,3}(?:no|na|em) (?:grupo|whats\w*|zap|site|instagram|facebook)\b/,
    'messages',
  ],
  [
    /\b(?:mud|troc|corri|atualiz|alter)\w* (?:\S+ ){0,2}(?:sobrenome|nome)\b|\bsobrenome d[aeo]\b|\b(?:agora|ja) e experiente\b|na lista d[eo]s? ministr|\bnome completo\b|\b(?:cadastr(?:a|e|ar|em|ad[oa]s?|o d\S+)|no cadastro|desativ\w*|reativ\w*|inativ(?:a|e|ar)|ativa\w* (?:o|a) cadastro|renov(?:a|e|ar) o mandato|como experiente|(?:tir|remov|desli|exclu|sai)\w* .*d[oe]s? ministerio|da lista de ministros)\b(?!.*\bregra)/,
    'people',
  ],
  [
    /^(?!.*\b(?:(?:n?esse|n?este) mes|decidi\w+|combin\w+)\b).*\b(?:mes passado|mes anterior)\b|\b(?:mes que vem|proximo mes|outro mes|mes seguinte|outra escala)\b|\b(?:apag\w*|exclu\w*|copi\w*|duplic\w*|cri\w*|abr\w*) (?:a |essa |esta |uma |nova )*escala\b/,
    'schedules',
  ],
  [
    /\b(?:(?:fal[ae]|di(?:z|ga|zer)|pergunt[ae]r?) (?:para|ao|aos) (?:[oa]s? )?(?!mim\b|nos\b|eu\b)\w+|(?:avis[ae]r?|lembr[ae]r?|convid[ae]r?|chama no zap) (?:para |ao |aos |a |as |o |os |d?[ao] )\w+)/,
    'messages',
  ],
  [/\brespond(?:e|a|er) (?:para|ao|aos) (?:[oa]s? )?\w+|\bpergunt[ae]r? se\b/, 'messages'],
  [
    /\b(?:lig[ae]r?|telefon[ae]r?) (?:para|ao|a|pro)\b|\bmandatos? (?!.*\?)d|\brenov(?:a|e|ar)\b(?!.*\?)|\b(?:inclu\w*|acrescent\w*|adicion\w*|coloc\w*|cri\w*|registr\w*|temos|tem|entrou|chegou|vai entrar) (?:\S+ ){0,2}(?:nov[oa]s? ministr[oa]s?|ministr[oa]s? nov[oa]s?)\b/,
    'people',
  ],
  [
    /\b(?:tem|vai ter|teremos|havera|inclu\w*|poe|coloca|falta) (?:uma )?(?:missa|celebracao) (?:extra|nova|a mais)\b|^(?:dia \S+ )?(?:vai ter|teremos|havera|tera) (?:uma )?(?:missa|celebracao)\b(?!.*\b(?:quem|quantos|quantas)\b)|\bmissa .*\b(?:passa|passou|muda|mudou|foi adiada|foi transferida) (?:para|das|a)\b|\bmissa .*\bvai ser (?:para )?as \d|\bmissa\b.*\b(?:seja|comece|fique|vire|passe) (?:n?as|para as) \d|\bnao (?:vai ter|tera|teremos|havera|vai haver) (?:a )?(?:missa|celebracao)\b/,
    'masses',
  ],
  [
    /^(?!.*\b(?:o que|quant[oa]s?|quais|qual|ja (?:publicaram|publicou|divulgaram|soltaram|liberaram)) )(?:.*\b(?:publi[cq]u?\w*|despubli[cq]\w*|arquiv\w*|divulg\w*)\b(?!.*\bja foi)|.*\b(?:solta|libera|lanca|disponibiliz|compartilh)\w* (?:ai |ja |isso |logo )*(?:para (?:os|as|todo|o povo|o pessoal|a galera|galera|geral)|a escala|isso)\b|.*\b(?:coloc\w+|poe|bota|sobe|suba) (?:a escala |essa escala |isso )?(?:no ar|no site|na internet|para (?:todo|todos|os|a galera|o pessoal) .*ver)\b|.*\btorn\w+ .*(?:publica|visivel)\b|.*\bvolt\w* (?:a escala )?(?:para|ao) (?:o )?(?:planejamento|rascunho)\b|.*\b(?:fech\w*|encerr\w*|finaliz\w*|reabr\w*) (?:a|essa|esta) escala\b)/,
    'publication',
  ],
  [
    new RegExp(
      String.raw`\b${CHANGES}\b (?:(?:a|o|as|os|uma|um|outra|nova|essa) )*(?:hora\w* d\w+ )?(?:missa|celebracao|horario)\b(?! (?:de|da|do|das)? ?(?:joao|a regra))(?!.*\b(?:ministr|pessoas?|lugares|vagas?)\b)`,
    ),
    'masses',
  ],
  [
    /\bmissa\b.*\b(?:d[ae]s?|de) \d{1,2}(?:h\w*|:\d\d) (?:para|vai para|passa para) (?:as )?\d{1,2}(?:h\w*|:\d\d)|\b(?:cancelou|cancelada) a missa|\bmissa .*\b(?:foi cancelada|mudou|vai ser (?:as|a))\b/,
    'masses',
  ],
  [
    /\b(?:abr\w*|reabr\w*|prorrog\w*|fech\w*|cri\w*|estend\w*|aument\w*|encerr\w*)\b.*\b(?:questionario|formulario|prazo)/,
    'availability',
  ],
  [
    /\b(?:mud[ae]r?|mudou|corrig\w+|corrij\w+|alter[ae]r?|alterou|trocou|marc[ae]r?|marque|registr[ae]r?|lanc[ae]|troc[ae]r?|troque|atualiz[ae]r?|retifi[cq]\w+|ajust[ae]r?|arrum[ae]r?|acert[ae]r?|consert[ae]r?)\b.*\b(?:resposta|disponibilidade)s?\b/,
    'availability',
  ],
  [
    /\b(?:marc[ae]r?|registr[ae]r?|lanc[ae]r?|responda|responder) (?:que (?!.*\b(?:ausent|indispon|impedid|impossibilit|viaja)\w*)(?!.*\bnao (?:vem|vai|vira|ira|pode|podera|compar\w+|serv\w+|esta\w*)\b)|por |pel[ao] |ai )|\banot[ae]r? (?:que (?!.*\bnao (?:vem|vai|vira|ira|pode|podera|compar\w+|serv\w+|esta\w*)\b)|por |pel[ao] )/,
    'availability',
  ],
];

/** What a sentence that asks for nothing known speaks of → the page of that. */
const SPOKEN_OF: readonly [RegExp, keyof typeof PAGES][] = [
  [/\b(?:senha|login|logar|meu acesso|o acesso|meu perfil)\b/, 'account'],
  [/\b(?:prazo|questionarios?|formularios?|disponibilidades?|respostas?)\b/, 'availability'],
  [/\b(?:word|pdf|impress\w*|xerox|mural|papel|planilha)\b/, 'print'],
  [/\b(?:zap|whats\w*|mensage\w*|recad\w*|e ?mails?|lembrete\w*|por mim)\b/, 'messages'],
  [
    /\b(?:cadastro|telefones?|falec\w+|morreu|mandato|gente nova|nov[oa]s? ministr[oa]s?|ministr[oa]s? nov[oa]s?|sobrenome|endereco)\b/,
    'people',
  ],
  [/\b(?:missa|celebracao) .*\b(?:acabou|deixou de existir|nao existe mais|virou|e agora)\b/, 'masses'],
  [
    /\b(?:no ar|ao ar|visivel|vis(?:ta|ualiza\w*) por todos|(?:ve[jr]\w*|enxerg\w*) a escala|pode(?:m)? (?:soltar|liberar))\b/,
    'publication',
  ],
];

/** The page of what a sentence speaks of that asks for nothing known; null where it speaks of none. */
export function pageSpokenOf(sentence: string): string | null {
  const text = spoken(sentence);
  const found = SPOKEN_OF.find(([words]) => words.test(text));
  return found ? PAGES[found[1]] : null;
}

/** Moves something to another hour. */
const ANOTHER_TIME = new RegExp(
  String.raw`\b${CHANGES}\b.*\bpara (?:as |a |o )?(?:\d{1,2}(?:h| ?horas|:\d\d)|as \d|meio dia)`,
);

export const ELSEWHERE = PAGES.schedules;

/** "Vai chover no domingo?" asks, "o Bento não vem se chover" tells. */
const isOfWeather = (sentence: string, text: string, said: Segment): boolean =>
  (/\?\s*$/.test(sentence) || /\bprevisao\b|^como\b|^qual\b/.test(text)) &&
  said.people.length === 0 &&
  WEATHER.test(text) &&
  !/\bse (?:chover|fizer|tiver|o tempo)\b/.test(text);

/** Sends to the page where it is done what only somebody can do there; null for everything else. */
export function cannotDo(sentence: string, said: Segment): string | null {
  const text = spoken(sentence);
  const isOfMandate =
    /\bmandato\b/.test(text) &&
    /\b(?:ate quando|quando|ate que|venc\w*|acab\w*|termin\w*|valid\w*|ainda)\b/.test(text) &&
    said.people.length > 0;
  if (isOfMandate || /\b(?:foi|(?:es)?ta|ja) (?:ja )?publicad|\bregras?\b/.test(text)) return null;
  if (isOfWeather(sentence, text, said)) return PAGES.weather;
  const ofPerson = said.people.length > 0 && said.masses.length > 1 && !said.matches(/\bhorario\b/);
  const found = BEYOND.find(([words, page]) => words.test(text) && !(page === 'masses' && ofPerson));
  if (found) return PAGES[found[1]];
  const isOfMass =
    said.people.length === 0 &&
    !said.has('he', 'they', 'people') &&
    said.matches(/\b(?:missa|celebracao|horario)\b/);
  return isOfMass && ANOTHER_TIME.test(text) ? PAGES.masses : null;
}
