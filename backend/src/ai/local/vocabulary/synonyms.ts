/** Words of questions and of talk, and what stands for them in the table of sentences (kinds-of-*.ts). */

/** Words without which a request says the same. */
export const FILLERS = new Set(
  `o a os as um uma uns umas do da de dos das no na nos nas em ao aos pra para pro pras pros por que me mim lhe favor
  gentileza voce vc ele ela eles elas esta este essa esse isso isto estas estes essas esses nesta
  neste nessa nesse desta deste dessa desse estao estar esteja estejam estava estara ta tah tava foi foram ser sido sera seja sao ainda tambem entao agora ja bem ai la ali aqui so mes
  missa missas vez vezes bom boa melhor otima justa equilibrada eu gostaria queria nova novo irmao irma senhor senhora dona
  seu sr sra padre p q tb tbm horario horarios ministerio toda todo inteiro inteira certo minha meu nossa nosso sobre sempre so`.split(
    /\s+/,
  ),
);

/** Canonical word → the words that stand for it. */
export const SYNONYMS: Record<string, string> = {
  nao: 'n nunca jamais nem evite evitar evita',
  exclusivo: 'exclusivamente unicamente',
  troque: 'troca trocar trocando',
  substitui: 'substituir substitua substituiria substituto substituta cobrir cubra cobre cobriria',
  escale: `escalar escalem escalando escalou coloque colocar coloca coloquem colocou ponha poe ponham botar bote bota
    inclua incluir inclui encaixe encaixar encaixa fixe fixar fixa garanta garantir adicione adicionar adiciona acrescente
    acrescentar chame`,
  escalado: 'escalada escalados escaladas incluida incluido',
  tire: `tirar tira retire retirar retira remova remover remove exclua excluir exclui apague apagar apaga delete deletar
    elimine eliminar dispense dispensar dispensa libere liberar libera
    desconsidere desconsiderar`,
  fora: `folga folgar folgando ausente ausentes viajando viaja viajam viajar viajara ferias doente impedida impedido`,
  gere: `gerar gera gerado monte montar monta calcule calcular calcula faca fazer faz crie criar cria sugira sugerir sugere
    proponha propor propoe refaca refazer recalcule recalcular recalcula otimize otimizar distribua distribuir preencha
    comece comecar recomece recomecar preenche preencher complete completar organize organizar rode rodar`,
  escala: 'escalas rascunho',
  maximo: 'max limite limita limitar limites teto',
  pessoa: 'pessoas ministro ministros ministra ministras gente alguem lugares lugar vaga vagas',
  todos: 'todas geral',
  com: 'c',
  deixe: 'deixa deixar deixem',
  mantenha: 'manter mantem mantenham',
  juntos: 'junto junta juntas mesma mesmo mesmas mesmos',
  junte: 'juntar una unir',
  separe: 'separar separa afaste afastar afasta',
  separados: 'separado separada separadas afastados afastado longe',
  pode: 'podem podera poderao poderia poderiam consegue conseguem conseguira consiga',
  serve: `servem servir servira servirao serviu sirva sirvam vem vai vao ira irao ir vir trabalha trabalham trabalhar
    servindo participa participar atua atuar fica ficam ficar fique fiquem ficou ficaram entrar entrou entra entram`,
  tem: 'ter tera tenha teve',
  precisa: 'precisam precisar precisamos preciso necessita deve devem devera',
  quero: 'queremos quer querem desejo prefiro prefere',
  basta: 'bastam suficiente suficientes apenas somente',
  aumente: 'aumentar aumenta suba subir reforce reforcar',
  diminua: 'diminuir diminui reduza reduzir reduz baixe baixar',
  acima: 'alem',
  quais: 'qual',
  quantas: 'quantos quanto quanta',
  quando: 'dias data datas',
  onde: 'aonde',
  livre: 'livres disponivel disponiveis sobrando sobra sobrou sobraram',
  disponibilidade: 'disponibilidades respostas resposta',
  incompleta: `incompletas incompleto incompletos desfalcada desfalcadas vazia vazias vazio vazios aberta abertas aberto
    abertos descoberta descobertas`,
  falta: 'faltam faltando faltou faltaram faltar',
  completa: 'completo completas completou completaram',
  respondeu: 'responderam respondido responder respondendo retornou retornaram',
  talvez: 'duvida',
  regra: 'regras restricao restricoes',
  desfaca: 'desfazer desfaz reverta reverter reverte volte voltar volta',
  aplique: `aplicar aplica aceite aceitar aceito aprove aprovar aprovo aprovado aprovada confirme confirmar confirmo
    confirmado`,
  descarte: 'descartar descarta rejeite rejeitar rejeita recuse recusar cancele cancelar ignore',
  proposta: 'propostas sugestao sugestoes',
  compare: 'comparar compara comparacao',
  mudou: 'muda mudam mudaria mudaram mudanca mudancas diferenca diferencas alterou alteracao alteracoes',
  mostre: `mostrar mostra ver veja liste listar lista exiba exibir diga diz informe conte contar apresente`,
  resumo: 'resuma resumir panorama situacao status balanco',
  ajuda: 'ajude ajudar help socorro comandos exemplos exemplo opcoes',
  sabe: 'sabem funciona funcionam',
  publique: 'publicar publica publicada divulgue divulgar divulga avise avisar notifique notificar',
  envie: 'enviar envia mande mandar manda',
  experiente: 'experientes experiencia',
  ninguem: 'nenhum nenhuma',
  ultima: 'ultimo',
  obrigado: 'obrigada valeu grato grata agradeco brigado brigada',
  oi: 'ola opa alo eai',
  sim: 's exato exatamente claro ok okay perfeito',
  equipe: 'time turma',
};

/** Phrases that stand for one word. */
export const PHRASES: readonly [RegExp, string][] = [
  [
    /\b(regras?) que (?:(?:eu|a gente|nos|voce|vc|ja|te|lhe) )*(?:coloquei|colocamos|botei|fiz|fizemos|pus|pedi|pedimos|criei|passei|dei|defini|definimos|marquei|falei|anotou|guardou)\b/g,
    '$1',
  ],
  [
    /\b(?:(?:a partir )?do (?:zero|comeco|inicio)|desde o (?:comeco|inicio)|tudo (?:de novo|novamente|outra vez))\b/g,
    'dozero',
  ],
  [/\b(?:por ?que|porque|pq|por qual (?:motivo|razao)|qual (?:o )?motivo)\b/g, 'porque'],
  [/\b(?:o que|oq|o q)\b/g, 'quais'],
  [/\b(?:gostaria|queria) (?:de|que)\b/g, 'quero'],
  [/\be que\b/g, ' '],
  [/\b(?:a )?que horas?\b|\bquais? (?:o |os )?horarios?\b/g, 'quando'],
  [/\b(?:e )?isso (?:mesmo|ai)\b|\be isso\b|\bpode ser\b/g, 'sim'],
  [/\b(?:todo mundo|todos os ministros|todas as pessoas|cada um|cada uma|por cabeca)\b/g, 'cada pessoa'],
  [/\b(?:da pra|da para|e possivel|tem como|(?:voce|vc|vcs|voces) (?:pode|poderia)|pode me)\b/g, ' '],
  [/\b(?:so|somente|apenas|ate)((?: (?:pode|podem|quer|serve|vai|servir))*) uma?\b/g, 'maximo$1 1'],
  [
    /\b(?:so|somente|apenas|ate)(?= (?:(?:pode|podem|quer|serve|vai|servir) )*(?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis)\b)/g,
    'maximo',
  ],
  [
    /\b(?:so|somente|apenas) (pode|podem|consegue|conseguem|quer|querem|serve|servem)\b(?! (?:\d|uma?\b))/g,
    'exclusivo $1',
  ],
  [/\b(?:so|somente|apenas)(?= (?:(?:aos?|as?|em|n[ao]s?|d[eao]s?) )*<m\d)/g, 'exclusivo'],
  [/\b(?:n?o lugar|em vez) d[eao]s?\b/g, 'nolugar'],
  [/\bpel[ao]s?\b/g, 'por'],
  [/\bmais (?:de|do que|que) /g, 'acima '],
  [/\bpara (?=\d+\b)/g, 'igual '],
  [/\b(?:primeira|1a) regra\b/g, 'regra 1'],
  [/\b(?:segunda|2a) regra\b/g, 'regra 2'],
  [/\b(?:terceira|3a) regra\b/g, 'regra 3'],
  [/\bde fora\b/g, 'fora'],
  [/\bde novo\b|\bnovamente\b|\boutra vez\b/g, ' '],
  [/\bbom dia\b|\bboa (?:tarde|noite)\b|\btudo bem\b/g, 'oi'],
];
