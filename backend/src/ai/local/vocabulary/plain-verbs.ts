/**
 * What people do all day, by infinitives: whichever form of them asks for nothing, whatever stands beside it. None of them is a way
 * to come, to leave, to be placed, replaced, counted or kept from anything. Another region's verbs are added here.
 */
export const PLAIN_VERBS = `
  abanar abrigar acampar acarinhar acender acolher acordar acostumar adoçar adoecer admirar adorar
  adormecer adotar afinar agasalhar agradar aguar ajoelhar alegrar alimentar almoçar alugar amamentar amanhecer amarrar
  amassar andar anoitecer apaixonar aparar apitar apostar aprender arar arder arejar armazenar arrepender
  arriscar assar assoprar assustar atolar atravessar bailar balançar banhar
  batizar batucar beber beijar bendizer benzer berrar bocejar bordar borrifar brigar brincar brindar bronzear cansar
  cantar caprichar castigar catar cavar cear celebrar chatear cheirar chorar chover cochilar colher comer
  comemorar comover comprar comungar confeccionar confessar confiar consagrar consertar consolar construir
  consumir contaminar conversar convalescer cooperar costurar cozer cozinhar crer crescer cuidar
  curar cursar dançar debulhar decorar dedicar delirar desabafar desanimar descascar desconfiar desempregar desengasgar
  desfilar desmaiar destroncar devotar dialogar digerir diplomar dirigir discutir divertir divorciar doar
  doer dormir educar emagrecer emocionar empinar encomendar endireitar
  enfaixar enfeitar engasgar engatinhar engessar engolir engordar engravidar enjoar enrolar ensaiar ensinar 
  envelhecer enviuvar enxergar enxugar esbarrar escorregar escutar esfregar esfriar espirrar esquentar estacionar
  estragar estranhar estudar evangelizar exercitar expirar fabricar falecer farejar fatigar ferver festejar fiar filmar
  fofocar folhear forrar fotografar fritar fumar gargalhar gemer germinar gozar gritar guiar habitar hospedar
  idolatrar iluminar imigrar incensar inchar incomodar inflamar inspirar inventar invocar jantar jejuar jurar
  lacrimejar ladrar lamber lamentar lanchar lavar lavrar lecionar leiloar ler limpar louvar luzir machucar
  madrugar magoar mancar mastigar matricular meditar medicar melhorar mendigar mentir mergulhar moer molhar morar
  morder morrer murchar nadar namorar nascer navegar negociar noivar obedecer ofender orar ordenhar orientar
  orvalhar ouvir padecer paquerar passear pastorear pecar pelejar perceber perdoar peregrinar perfumar 
  pesquisar piorar pisar preocupar presentear procurar professar prometer
  proteger quebrar queimar queixar ralar raspar recitar reclamar recordar recuperar
  reencontrar reformar regar rejuvenescer relaxar relembrar remar remendar renascer resfriar resmungar
  respeitar respirar ressuscitar rezar rir roçar roncar roubar saborear sacudir salgar saltar sambar sangrar santificar
  sarar sentar sentir sofrer soluçar sonhar soprar sorrir sossegar suar suplicar suspirar sustentar tecer
  teimar temperar tocar tombar torcer tossir tostar trabalhar tranquilizar transpirar tratar tremer tricotar
  tropeçar tropicar ungir vacinar vasculhar velar vencer vender vestir vigiar visitar viuvar viver vizinhar voar vomitar
  votar xingar zangar zelar`;
