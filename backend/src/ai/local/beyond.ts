/** What the assistant cannot do, and where it is done. */
import { spoken } from './said.js';

const PAGES = {
  publication:
    'Publicar, arquivar e voltar ao planejamento é com a coordenação, na página da escala. Eu só preparo a escala.',
  messages:
    'Eu não mando mensagens. Lembretes de quem não respondeu saem da página “Questionários”; o que já foi enviado está em “E-mails”; e a página da escala tem o texto para WhatsApp.',
  people: 'Cadastro, contatos e situação de cada pessoa não ficam comigo: veja a página “Ministros”.',
  availability: 'As respostas são das próprias pessoas; a coordenação as corrige na página “Questionários”.',
  masses:
    'Missas não mudo: inclua, cancele ou troque o horário na página da escala, na lista de missas (o cronograma de todo mês está em “Cronograma padrão”).',
  print: 'Imprimir e baixar em PDF se faz na página da escala, no botão “Arquivos”.',
  schedules: 'Aqui cuido só desta escala. As dos outros meses se abrem e se criam na página “Escalas”.',
  account:
    'Senha e conta não ficam comigo: mude a senha em “Meu perfil”, ou use “Esqueci minha senha” na entrada.',
} as const;

/** Words that ask for something that is done on a page → the page. The first line that fits is taken. */
const BEYOND: readonly [RegExp, keyof typeof PAGES][] = [
  [
    /\b(?:senha|meu email|meu e mail|minha foto|meu nome|sair do sistema|meu telefone|meu cadastro|meu perfil|minha conta|meu login)\b/,
    'account',
  ],
  [/\b(?:imprim\w*|impress\w*|pdf|planilha|excel|baixar|exporta\w*|download)\b/, 'print'],
  [
    /\b(?:telefones?|celular|e ?mails? d\w+|emails?(?! (?:para|pro|ao|aos|avis))|contatos?|endereco|cpf|nascimento|quantos anos|idade d|aniversario d[aeo] \w+ (?:e|quando)|fotos?)\b.*|\b(?:cadastr\w*(?!.*\bregra)|desativ\w*|reativ\w*|inativ\w*|ativa\w* (?:o|a) cadastro|renova\w* o mandato|novo ministro|nova ministra)\b/,
    'people',
  ],
  [
    /\b(?:mes passado|mes que vem|proximo mes|mes anterior|outro mes|mes seguinte|outra escala)\b|\b(?:apag\w*|exclu\w*|copi\w*|duplic\w*|cri\w*|abr\w*) (?:a |essa |esta |uma |nova )*escala\b/,
    'schedules',
  ],
  [
    /\b(?:fala|fale|diz|diga|pergunta|pergunte|avis[ae]|lembr[ae]|convid[ae]|chama no zap) (?:para|ao|aos|a|as|o|os) \w+/,
    'messages',
  ],
  [
    /\b(?:lig[ae]r?|telefon[ae]r?) (?:para|ao|a|pro)\b|\b(?:mandato|renov\w+)\b(?!.*\?)|\b(?:ministr[oa]s? nov[oa]s?)\b/,
    'people',
  ],
  [
    /\b(?:tem|vai ter|teremos|inclu\w*|poe|coloca|falta) (?:uma )?(?:missa|celebracao) (?:extra|nova|a mais)\b|\bmissa .*\b(?:passa|passou|muda|mudou|foi adiada|foi transferida) (?:para|das|a)\b/,
    'masses',
  ],
  [
    /\b(?:mand\w*|envi\w*|dispar\w*|avis[ae]r?|comunic\w*|lembr\w*|notific\w*|reenvi\w*|cobr[ae]r?)\b.*\b(?:whats\w*|zap|e ?mail|mensagem|mensagens|lembrete|lembrando|aviso|questionarios?|respond\w*|grupo|pessoal|todo mundo|todos|ministros|povo|galera|quem|convite)\b/,
    'messages',
  ],
  [
    /\b(?:public\w*|despublic\w*|arquiv\w*|divulg\w*)\b(?!.*\bja foi)|\b(?:solta|libera|lanca|disponibiliz|compartilh)\w* (?:para (?:os|as|todo|o povo|a galera|galera|geral)|a escala|isso)\b|\b(?:coloca|poe|bota) (?:a escala )?no ar\b|\btorn\w+ publica\b|\bvolt\w* (?:para|ao) (?:o )?planejamento\b|\b(?:fech\w*|encerr\w*|finaliz\w*|reabr\w*) (?:a|essa|esta) escala\b/,
    'publication',
  ],
  [
    /\b(?:cancel\w*|apag\w*|exclu\w*|remov\w*|tir\w*|inclu\w*|cri\w*|acrescent\w*|adicion\w*|nova|mud\w*|alter\w*|pass\w*|troc\w*|antecip\w*|adi\w*|marc\w*)\b (?:(?:a|o|as|os|uma|um|outra|nova|essa) )*(?:hora\w* d\w+ )?(?:missa|celebracao|horario)\b(?! (?:de|da|do|das)? ?(?:joao|a regra))(?!.*\b(?:ministr|pessoas?|lugares|vagas?)\b)/,
    'masses',
  ],
  [/\b(?:cancelou|cancelada) a missa|\bmissa .*\b(?:foi cancelada|mudou|vai ser (?:as|a))\b/, 'masses'],
  [
    /\b(?:abr\w*|reabr\w*|prorrog\w*|fech\w*|cri\w*|estend\w*)\b.*\b(?:questionario|formulario)/,
    'availability',
  ],
  [
    /\b(?:muda|mudar|corrige|corrigir|altera|alterar|marca|marcar|registra|registrar|lanca)\b.*\b(?:resposta|disponibilidade)s?\b/,
    'availability',
  ],
  [
    /\b(?:marc[ae]r?|registr[ae]r?|anot[ae]r?|lanc[ae]r?|responda|responder) (?:que |por |pel[ao] |ai )/,
    'availability',
  ],
];

export const ELSEWHERE = PAGES.schedules;

/** Sends to the page where it is done what only somebody can do there; null for everything else. */
export function cannotDo(sentence: string): string | null {
  const text = spoken(sentence);
  if (/\b(?:ja foi|ja esta|foi|esta) publicad|\bregras?\b/.test(text)) return null;
  const found = BEYOND.find(([words]) => words.test(text));
  return found ? PAGES[found[1]] : null;
}
