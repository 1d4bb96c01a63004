/**
 * What the words of a request mean, whoever says them and wherever they come from. A line is one meaning: words and
 * beginnings of words (`tir*`), without accents. Another region's words are added here and nowhere else.
 */
export const MEANINGS = {
  not: 'nao n ñ num nunca jamais nem nn naum',
  nobody: 'ninguem nenhum nenhuma',
  without: 'sem',
  avoid: 'evit*',
  able: `pode podem podera poderao poder poderia poderiam pud* consegu* consiga consigam aguent* da dao deu daria der da-se
    topa topam`,
  serve: `servir serve servem serviria servira servirao sirva sirvam servindo servisse servissem vem vier venha venham vir vai vao va
    vou ir ira irao atu* particip* ajudar ajuda aparecer apareca aparecam aparecem constar conste fica ficam ficar fique fiquem ficarem estar esteja
    estejam pega pegar pegue pegam assum* escalado escalada escalados escaladas designado designada designados designadas
    aparece compareca comparec* for forem aceita aceitou ofereceu ofereceram`,
  want: `quero queria queremos quer querem quis gostaria gostava prefiro prefere preferem desejo deseja solicito peco pedimos solicitamos
    favor requeiro determino autorizo`,
  remove: `tira tire tirar tiro tiram tirem tirasse tirando tirado tirada retir* remov* exclui* exclua* excluso* exclusa* dispens* libera libere liberar arred*
    afast* desescal* corta corte cortar desmarc* desconvoc* risca risque riscar some suma sacar saca`,
  leaves: 'sai saia saiam sair saem saindo saira faltar faltara faltarao desistiu desistiram',
  enters: 'dentro entra entre entrem entrar entram entrando entraria',
  away: `fora off viaj* viagem ferias folg* ausent* plantao descans* repous* indispon* licenc* atestado impedid* impossibilit* indispost* ausencia afastamento impossivel impossiveis 
    resguardo quieta quieto quietinh* quietim internad* afastad* retiro`,
  place: `atribu* add joga jogue jogar taca taque tacar puxa puxe puxar coloc* poe ponha ponham por pôr pos pus pusesse pusessem puser puserem bote bota bote botar botem escal* escale inclu* encaix* fixa fixe fixar garant*
    adicion* acrescent* presenca obrigatori* contamos contaremos chama chame chamar mete meta meter convoc* poem ponho designe designar reserv* confirm* conto conte contem fechado`,
  leave: 'deixa deixe deixar deixem deixo dexa dexe dexar dxa dxe mant*',
  swap: 'inverte inverter inverta invertam invert* permut* intercambi*',
  replace: 'troc* troqu* trok* alterna* substitu* cobr* cubra cubram reveza',
  instead: 'lugar vez',
  together: `junt* conjunt* coincid* coincidam encontrem encontrarem dupla par parelha casal inseparave* companhia perto mesma mesmas mesmo mesmos acompanh*`,
  apart: 'separ* distint* longe distante distantes diferente diferentes desencontr* apart*',
  max: 'max maxim* limit* teto acima ultrapass* passar passe passem passasse passassem exced*',
  only: 'so somente apenas exclusiv* unicamente unico unica soh',
  more: 'mais + adicional adicionais extra extras aument* reforc* acresc* ampli* sob* suba subir',
  fewer: 'menos diminu* reduz* reduc* baix* abaix* enxug* cair',
  need: 'precis* carec* necess* bast* chega chegam suficient* exig* conta contar dao',
  people:
    'pessoa pessoas ministr* gente vaga vagas lugares cabeca cabecas viventes vivente cristao cristaos servidor* alguem cabra cabras almas',
  each: 'cada todos todas todo geral qualquer individual quem',
  masses:
    'missa missas missinha* celebrac* solenidade* liturgia* vigilia* vez vezes vezinha* escalas escalacao',
  schedule: 'escala dia dias mes novembro dezembro inteiro inteira',
  rule: 'regra regras restric* limite* restricao',
  double:
    'dobro dobra dobre dobrem dobrar dobrado dobrada dobrados duplica duplicar duplique triplo triplic* metade',
  he: 'ele ela dele dela nele nela lhe coitada coitado bichinha bichinho',
  they: 'eles elas deles delas ambos ambas',
  there: 'la nessa nesse nesta neste mesma',
  who: 'quem',
  which: 'qual quais que',
  how: 'como',
  when: 'quando',
  many: 'quantas quantos quanto quanta',
  where: 'onde',
  why: 'porque pq',
  also: 'tambem tb tbm igualmente idem',
  maybe: 'acho talvez quase devia deveria parece',
  some: 'algumas alguns umas uns varias',
  or: 'ou',
  forget: 'esquece esqueca esquec* desist* deixa',
} as const;
