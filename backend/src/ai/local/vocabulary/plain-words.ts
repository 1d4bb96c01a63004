/**
 * Words that ask for nothing, whatever stands beside them: what is believed, felt, had, eaten, how somebody lives, is related or
 * ill, and how people are polite. In lower case and without accents. None of them says who, which mass, how many, whether or until
 * when, and no verb is among them by which somebody comes or leaves. Another region's words are added here and nowhere else.
 */
export const PLAIN = `
  adoravel agraciada agraciado alegria alegrias alegre alegres aleluia alma almas altissimo amabilidade amada amado amados
  amavel anjos anjo apostolica apostolico apostolo apostolos ave benca bencao bencaos benditissima bendita bendito benevolencia
  biblia caridade caridosa caridoso carisma carismatica catecumeno catolica catolico ceu ceus clero comunitaria comunitario
  confessar confissao confissoes consagracao consagrada consagrado contemplacao convento conversao coracao coracoes credo crista
  cristao cristas cristaos cristo crucifixo cruz culto devocao devocoes devoto devotos devotas diaconal diaconia diacono
  diaconos diocesana diocesano diocese divina divino divindade edificacao edificante encarnacao enfermos espirito espiritual
  espirituais eucaristia eucaristica eucaristicas eucaristico evangelho evangelizacao exaltada exaltado exequias fervor
  fervorosa fervoroso fiel fieis fidelidade fraterna fraternal fraternidade fraterno freira freiras franciscana franciscano
  gloria gloriosa glorioso graca hinos hino homilia hostia hostias humilde humildemente humildes humildade imaculado incenso
  intercessao intencao intencoes jejum jesus jubilo jubileu leiga leigo leigos leitora leitores leitor leitoras liturgia
  liturgica liturgicas liturgico louvada louvado louvor louvores luz madre maternal matrimonio misericordia misericordiosa
  misericordioso missionaria missionario monsenhor mosteiro nazare noivado noiva noivas noivo noivos noivinhos obediencia
  obediente obra obras ofertorio oracao oracoes orante padroeira padroeiro paraiso paramento paramentos paroquial paroquiais
  paroquiana paroquiano paroquianos paroquianas pastoral pastorais pastor paterna paternal patrona pecado pecados pecadora
  pecador penitencia peregrina peregrinacao peregrino perpetuo perpetua piedade piedosa piedoso predileta predilecao promessa
  promessas providencia providencial pureza purissima reitor reitora religiosa religiosas religioso religiosos reverencia
  reverendissima reverendissimo reverenda reverendo reverendos ressurreicao rosario sacerdocio sacerdotal sacerdote sacerdotes
  sacramental sacramento sacramentos sacrario sacrificio sacristao sacrista saleta salmista salmo salmos salvacao santidade
  santissima santissimo santuario seminario seminarista sepulcro servico servo serva servas servos solene soberana superiora
  superior tabernaculo teologia ternura testemunho trindade turibulo tunica vela velas vestes veneravel venerada venerado
  vespertino vestimenta vicentina vicentino vicentinos vicentinas virginal virtudes virtuosa vocacao vocacional vocacoes zelo
  zelosa zelosamente zeloso apostolado legionaria congregacao congregacoes irmandade irmandades confraria oblata oblato clausura
  novica novicas postulante

  abnegacao abnegada abnegado afeto afetuosa afetuosamente afetuoso agradecendo agradecida agradecido agradecidas agradecimento
  agradecimentos amizade amorosa amoroso apreco apreciada apreciado atenciosa atenciosamente atencioso atencao benevola benevolo
  bondade bondades bondosa bondosamente bondoso caloroso calorosa carinho carinhosa carinhosamente carinhoso carissima
  carissimas carissimo carissimos cara caros caras compreensao compreensiva compreensivo cordial cordiais cordialmente cortesia
  cortes consideracao consideracoes deferencia deferir desculpe dignissima dignissimo digna digno elogio elogios encarecida
  encarecido escusas estima estimada estimadas estimado estimados estimadissima excelencia excelentissima excelentissimo fineza
  gratidao gratissima gratissimo honrada honrado honra humilima incomodo incomodar indulgencia ilustre ilustrissima ilustrissimo
  licenca merce obsequiosa paciencia paciente penhorada penhorado perdoar permissao prestimosa prestimoso presteza prezada
  prezadas prezado prezados prezadissima querida queridas querido queridos queridissima queridissimo reconhecida reconhecido
  reconhecimento respeitosa respeitosamente respeitoso respeito respeitos reverente saudacao saudacoes saudosa saudoso saudosas
  solicita solicitude subscrevo subscreve suplica suplicas venia venerando atenta atento atentamente antecipadamente antemao
  agrado agradavel alento anseio aspiracao conveniencia conveniente deliberacao discricao discreta discreto ensejo expediente
  finalidade gosto intento oportuna oportuno oportunidade pleito pedido proposito propositos rogo rogativa sugestao apelo apelos
  requerimento requeiro solicitacao comunicacao comunicado informe informacao oficio supracitada mencionada mencionado referida
  referido citada citado aludida aludido respectiva respectivo respectivas respectivos

  acrescento afirmo alego aponto assevero atesto clamo compreendo confesso confio considero creio declaro desejo desejamos
  encareco encarecemos esclareco estimo exponho exprimo externar externou externaram expressou expressaram faculto imploro
  indico informamos insisto invoco julgo louvo lembro manifesto manifestou manifestaram manifestar menciono observo opino ouso
  participo penso pondero proponho recomendo reconheco reitero requeremos requer ressalto roga rogamos saudo sugiro suplico
  suponho transmito transmitiu venho vimos comunicou comunicaram relatou relataram revelou revelaram confidenciou confessou
  declarou declararam narrou cochichou segredou explicou explicaram lamentou lamentaram reclamou desabafou suspirou jurou

  afilhado afilhados afilhadas avo avos avozinha bisavo bisavos bisneta bisneto bisnetos bisnetas cacula compadres comadres
  compadre comadre concunhada concunhado conjuge conjuges consorte cunhada cunhadas cunhado cunhados enteados enteadas esposo
  esposos familiar familiares familias filhinha filhinho filhota filhote gemea gemeas gemeos genro genros herdeiro irmaos irmas
  irmazinha madrasta madrinhas madrinha mamae maridos marida matriarca mulher mulheres namorada namorado namorados namorando
  netinha netinho netinhos netas nora noras padrasto padrinhos padrinho pais papai parente parentes patriarca primas primos
  primogenito sogra sogras sogro sogros sobrinhas sobrinhos sobrinho tia tias tio tios tataraneto titia titio vovo vovozinha
  viuva viuvo viuvas viuvez casadinhos comadrinha vizinhos vizinhas vizinho amigos amigas amigo amiga amiguinha colega colegas
  companheira companheiro companheiros companheiras conhecida conhecido conterranea conterraneo parceira parceiro

  abobada alergia alergica alergico alta ambulancia anemia ansiedade apendice apendicite artrite artrose asma asmatica avc
  bengala braco bracos bronquite cabeca cadeirante calculo cama cansaco cardiologista catapora caxumba cerebral cicatriz ciatica
  cirurgiao clinica colica coluna conjuntivite consultorio convalescenca convalescente corticoide costela costelas dedo dente
  dentes dentista depressao derrame desmaio diabete diabetes diabetica diabetico diarreia dor dores doenca doencas enferma
  enfermeira enfermeiro enfermeiros enfermidade engessada engessado enjoada enjoado enjoo entorse enxaqueca exame exames febril
  ferida feridas ferimento fisio fisioterapia fisioterapeuta fratura fraturada fraturou fraqueza gastrite gesso gestacao
  gestante garganta gripe gripada gripado hemodialise hepatite inchado inchada inchaco infarto infartada infeccao inflamacao
  inflamada insonia internacao labirintite laringite lombar lombalgia luxacao maca maternidade menisco muleta muletas nariz
  nervo nervosa nervoso oculos olho olhos ombro operacao orelha osso ossos osteoporose otite ouvido ouvidos pancreas parto pes
  perna pernas pescoco pneumonia pulmao pulso quadril queda quimio quimioterapia radioterapia recuperacao recuperando remedio
  remedios repouso resfriada resfriado resfriados reumatismo rins rim rinite rouca rouco sarampo sangue saude sinusite surto
  tendinite tonta tontura torcicolo torcida tosse tossindo transplante tratamentos trombose tumor ultrassom vacina varicela
  varizes vertigem vesicula virose vomitando zumbido zika chikungunya

  academia advogada advogado agricultora agricultor agencia alfaiate aluna alunas aluno alunos apostila aposentada aposentado
  aposentadoria artesanato assembleia aula aulas autoescola auxiliar bacharel balconista banco bancaria bancario banca bico
  biscate bolsa bombeira bombeiro caminhoneira caminhoneiro caminhao campanha candidatura capataz cartorio carteira chefia
  cliente clientela clientes colheita comercio comerciante concurso concursos confeccao congresso construcao consultora
  contadora contador contrato costureira costureiro cozinheira cozinheiro creche cuidadora cuidador cursando cursinho delegacia
  demissao deposito detran diaria diarista diploma diretora diretor disciplina doutora doutorado doutor eletricista empresa
  empresaria empresario enem enfermagem engenheira engenheiro ensino escritorio especializacao estagiaria estagiario estagio
  estudante estudantes expedicao fabrica farmaceutica farmacia faxina faxineira fazenda feirante firma fiscal formacao frete
  funcionaria funcionario garcom garconete gerencia gerente gestora gestor graduacao guarita horta industria jornada lavoura
  lavanderia leiteria lojinha loja maquina marceneiro matricula mecanico medicina merenda mercadinho mercado mestrado militar
  motorista oficina olaria operaria operario orientadora orientador padaria padeira padeiro palestra palestras patroa patrao
  pecuaria pedagoga pedreira pedreiro pesquisa pintor plantoes policial policia porteira porteiro portaria prefeitura professora
  professor professores profissao profissional prontidao psicologa quartel quitanda recepcao recepcionista refeitorio reforma
  reparticao reposicao residencia restaurante revisao salao seguranca senai servente sindicato sitiante supermercado taxista tcc
  tecnica tecnico tese trabalhadora trabalhador trabalhadores transito uber universidade universitaria universitario vendas
  vendedora vendedor vestibulando vestibulares veterinaria veterinario vigilante zelador zeladora horaextra

  aeroporto aldeia alameda apartamento arraial asfalto atraso aviao balsa barco bairro bicicleta bike bordo capital carona
  cachoeira cais caminhada campo casarao cavalo cavalgada centro chacara chale cidadezinha colonia comarca comunidade condominio
  conducao costa distancia distante distrito embarque engarrafamento estacao estrada exterior excursao excursoes ferrovia
  fronteira ginasio guincho hotel ilha interior itinerario jangada lago ladeira litoranea lonjura lugarejo mar margem metro moto
  motocicleta municipio onibus paisagem paradeiro passagem passagens passeio passeios pasto pedagio piscina ponte pousada
  povoado praca praias quilometro quilometros rancho represa rio rodagem rodoviaria rua ruas serra sertao sitios subida taxi
  terreno travessia trem trecho trilha vila vilarejo visita visitas viajante nordeste sul norte sudeste europa portugal roma
  bahia ceara parana goias minas pernambuco maranhao piaui alagoas sergipe recife fortaleza curitiba florianopolis manaus belem
  brasilia campinas sorocaba

  abacaxi aguaceiro almoco almocos animais animal arroz assado bacalhau bagunca balao bando banho banquete barraca barro bazar
  bezerro bicho bichos bingo biscoito bolo bolos boi bola bolas bolinho bode brincadeira brinquedo brinquedos cabelo cabra
  cachorra cachorro cachorros cachorrinho cafe cafezinho calor calorao canecas caneca cantoria cardapio carnaval carne carneiro
  casorio casinha cerca cerimonia cha chaleira chave chaves chinelo churrasco chuva chuvarada churrascada coco comida comilanca
  compra compras confusao copo corrida costura cozinha croche cuia curral desfile despesa despesas dinheiro docinho doces doce
  domino encomenda encomendas encontro encontros enxoval enxurrada ensaio ensaios enterro farinha farofa feijao feijoada fita
  flor flores fogao fogo fogueira folia forro freezer frio friozinho fruta frutas funeral futebol galinha gado galeto garrafa
  gata gato gatos geada gelo geladeira geleia geracao goiabada granizo inundacao jantar jogo jogos joguinho lanche lancha leilao
  leite lenha linguica limao louca loucas macarronada mala malas mandioca manta mate mel melancia mesa mesinha milho mochila
  molho mudancas mutirao neblina neve novilho orvalho ovelha ovo ovos pamonha panela panelas pano panos pao paes papagaio papel
  pasteis pastel pato peixe peixes pescaria pia picole pinga pipoca pirao pizza planta plantas pomar porco porcos pote prato
  pratos presente presentes quarto quentao queijo queijos quilo quintal rede remendo rodeio rosca sabao sacola saladas sala
  sapato sapatos sede serenata sertanejo show sobremesa sol sono sopa sopas sorvete tacho tapioca temporal tempero televisao
  terra toalha torneio torneira torrada torta tosquia touro tropeiro trovoada vaca vacas vaquejada varanda varal vassoura
  vendaval vento verdura vestido vestidos vinho vinhos violeiro xarope xicara zona aniversariante aniversarios batizados
  batizando bodas casamentos debutante formando formanda formatura formaturas jubilar velorio sepultamento enxovais missoes
  retiros gincana excursionistas caravana caravanas orquestra coral corais corista coristas coro regente violao violino teclado
  organista sanfona tambor zabumba

  aflicao aflita aflitos alegremente ajuizada animada animado animacao ansiosa ansioso apertada apertado aperreada aperreado
  aperreio apuro apuros arrependida arrependido atarefada atarefado atolada atolado atrapalhada atrapalhado atribulada
  atribulado azar besta brava bravo braba brabo briga brigas brigada briguenta cabreira cabreiro calada calado calma calminha
  capricho caprichosa caprichoso chateada chateado ciumes coitadinha coitadinho comovida comovido compadecida contente contentes
  coragem corajosa corajoso corrido culpa custosa custoso danada danado decepcao dedicacao dedicada dedicado delicado delicada
  desanimada desanimado desastre desavenca desavencas desentendimento desentendimentos desgosto desespero desesperada
  desesperado despeito dificil dificeis doidinha doida doido duro dura emocionada emocionado empolgada empolgado encantada
  encantado enciumada enrolada enrolado entusiasmada entusiasmado entusiasmo envergonhada envergonhado esbaforida esforco
  esforcada esforcado esgotada esgotado estranheza estressada estressado estresse exausta exausto faceira faceiro feliz felizes
  felicidade fofoca fofocas folgada folgado forte fortes fraca fraco futrica gentil gentis gracinha grosseria implicancia
  impaciente inimiga inimigas inimigo inimigos inimizade intriga intrigada intrigado intrigadas intrigados inveja jeitosa
  jeitoso juizo jururu lenta lento linda lindo lindas lindos magoa magoada magoado magoas mania mansa manso maravilha
  maravilhosa maravilhoso maluca maluco meiga meigo mexerico mexericos mimosa molenga nervosismo novinha novinho ocupadissima
  ocupada ocupado ocupadas ocupados orgulho orgulhosa orgulhoso paixao pena penosa penoso perdida perdido picuinha picuinhas
  pobre pobres pobrezinha pobrezinho preguica preocupacao preocupada preocupado pressa pressentimento primor problema problemao
  pudor raiva ranzinza rancor rebolico resmungona resmungao rivalidade rixa rixas ruindade saudade saudades satisfacao
  satisfeita satisfeito sensata sensato serena sereno severa simpatica simpatico sofrimento sofrida sofrido sorriso sorte
  sossego sossegada sossegado susto tadinho teimosa teimoso teimosia timidez timido timidos tranquilidade treta triste tristes
  trabalheira tumulto ufa valente vaidosa vaidoso vergonhosa vontade zangada zangado zanga

  afluencia afluxo ampla amplo aniversariantes apressada apressado arranjo assidua assiduidade assiduo bagagem brasileira
  brasileiro brilhante bonita bonito bonitas bonitos capaz capazes caridosamente cerimonial chegada circunstancia circunstancias
  comemoracao comemoracoes comovente competente competentes comparsa concorrida concorrido concorrencia contratempo contratempos
  contrariedade costumes cotidiano curiosa curioso demora demorada demorado dificuldades embaraco entretanto escassa escasso
  essencial essenciais eventual eventualidade evento eventos exemplar exemplo exigencia experiencia extraordinaria
  extraordinario facil faceis falecida falecido fama fatal fatigada fatigado fecunda fileira fileiras fisica fisico ginastica
  habil idosa idosas idoso idosos imensa imenso impecavel importante importantes imprescindivel imprevisto imprevistos
  incansavel indispensavel inesperada inesperado inspecao intensa intenso jovem jovens juvenil juventude lamentavel larga
  lembranca lembrancas leve ligeira ligeirinho limpa limpeza lotada lotado madrugador madrugadora maior maiores meditacao
  melhora melhoras menina menininha moca mocas mocinha moco mocinho mocidade molesta moral motivacao movimentada movimentado
  multidao multidoes natural necessitada necessitado noticia noticias novidade novidades obrigacao obrigacoes ocasiao ocasioes
  ocorrencia ocorrido ordenacao organizada organizado orientacao particular passageira passageiro pendencias pequena pequeno
  pequenina pequenino perfeita perfeito perfume pertinho pesada pesado piora plena pleno populacao povao pontual pontualidade
  possibilidade precaria precario preciosa precioso preparativos privacidade proveito provincia proximidade publico qualidade
  razoes realidade recado recados recente rara raro reconhecidamente reflexao regiao rigorosa romeira romeiro romeiros rotina
  rural sacrificada saliente salutar seca segredo semelhante sensivel sincera sinceramente sincero simples singela singelo
  situacao sobrecarga sobrecarregada sobrecarregado solteira solteiro sonho sonhos soninho sorridente suave tarefa tarefas
  tardia temporada tenra terrivel tradicao tradicional transtorno turista turistas turismo unida unidos urgencia urgencias
  urgente urgentes vastidao velha velhas velhice velho velhos veterana veterano viagem visitante visitantes vistosa voluntaria
  voluntario voluntarios vultosa

  houvesse houvessem houver haveria haveriam haja fosse fossem tivesse tivessem pudesse pudessem comungar comunga comungara
  ministrar ministra distribuir distribui comparecer comparecera senhorita senhoritas soror frei madres afim meninos meninas
  atende atendam providenciar providencie escrevi indiquei mencionei apontei merecida merecidas merecido merecidos surtou surtar
  pirou endoidou chorando chorar choro combate levanta levantam avie aviar avia avexe estenda estender estende constar consta
  figurar concerne tange atribuir atribuido acordarem acompanhar acompanhara acompanharam acompanhando acompanhou adoecer
  agradar ajudando ajudara alegrar alegrou almocar almoca amamentar amamentando apresentar apresentara atender atendendo
  atravessar batizar batizara brigar brigando cantar cantando cantara canta casar caminhar caiu cavalgar celebrar celebrara
  cochilar colher comemorar comemorando comemora completa completam completar completara completou comprar concluir conduzir
  conversar convidar convidou correr costurar cozinhar crescer criar cuidar cuidara curar dancar dancando dormir dorme emocionar
  ensaiar ensaiando ensinar ensina enterrar estudar estudando estuda estudara explicar falecer faleceu fiar festejar festejando
  formar formara gostar iluminar jogar jogando joga lavar lecionar leciona levantar limpar melhorar mexer molhar nadar namorar
  nascer nasceu nascera operar orar orando padecer passear passeando pescar pescando pintar plantar plantando pregar pregando
  preparar preparando preparara rezar rezando rezara reza rezem recuperar receber recebera recebeu receberao recolher repousar
  repousando sofrer sofrendo sofre sorrir tocar tocando tocara tossir tratar tratando tratara treinar treinando vender vendendo
  vestir viajar viajara viajarao vigiar visitar visitando visitara visitarao viver vivendo adorar abencoar abencoe abencoa
  proteger proteja guarde ilumine ajude console consolar conduza recompense recompensar retribua retribuir conserve conservar
  fortaleca

  abatida abatido abdomen acidente acidentada acidentado adoentada adoentado agonia alergias alzheimer anestesia angina
  antibiotico aparelho asmatico ataque azia bacia bexiga boca bochecha bursite calo calos cancer canela cardiaca cardiaco
  catarata cego ceguinha clinico cotovelo costas cotovelos crise crises dedao dedos debilitada debilitado demencia dengosa
  dengoso dependente doentinha doentinho encravada encravado endoscopia erisipela esporao estomago faringite fezes figado
  fisioterapico fraturado friagem gengiva glaucoma gota gripezinha hipertensa hipertenso infarte infeccoes inflamado inchados
  inchadas injecao intestino intoxicacao lesao machucado mancha marcapasso maxilar meniscos menopausa miopia moleta musculo
  musculos nausea nervos palpitacao parkinson pedra pedras pelve pontos pressao prostata pulmoes punho queimadura rea reumatica
  ressonancia sangramento soro surda surdo tendao terapia tireoide tonto tornozelo tuberculose umbigo unha unhas uti utero visao
  vista vomito

  agricola ajudante almoxarife aprendiz arado arroba atendente auditoria auxilio baba barbeiro barbearia boiada bois
  boteco cabelereira cabeleireira cabeleireiro cafezal cana canavial carpinteiro carreta conselho contabil contabilidade
  contraste doceira emprego entrevista fazendeiro feriadao fiscalizacao florista galinhas granja inventario jardineiro
  jornalista juiz laboratorio lavadeira lavrador licitacao lojas manicure negocio negocios pedagogica pedagogico
  peao perito plantio promotor provas psicologo recesso representante reuniaozinha roca safra secretaria serralheiro
  soldado tabeliao trator tratorista treinamento tribunal usina vaqueiro vestibular bancada defesa monografia

  alagada alagado aterro avenida avioes barulho beco brejo buraqueira caixa calcada caminho caminhonete
  cerracao charrete chuvoso colchao consorcio corrego cruzeiro curva ladeiras lama lamacal lua motoca passeata pista poeira
  porto queimada ribeirao rodovia rota semaforo serrinha tempestade tempo viajem vizinhanca vizinha escadaria escada escadas
  degrau degraus descida

  abacate alegrete amor amores ancia anciao anca apego apelido arrego bagaco bailinho bala baile baralho batuque bebe bebida
  bebidas bordado brincadeiras brincalhona brinde cadim ceia cerveja cochilo comidas compadrio conversas costume
  crianca encrenca encrenqueira escola farra fofoqueira fogos forno gargalhada intrigas jantarzinho lazer lenco musica namoro
  novela nenem nenenzinho parabens peru presepio prima quermesse rezadeira risada roupa roupas surpresa toalhas tricot xale xodo

  ardentemente basicamente certamente consequentemente   felizmente fortemente gravemente infelizmente lamentavelmente levemente ligeiramente
  naturalmente notadamente perfeitamente profundamente   rapidamente realmente seguramente simplesmente   conosco convosco 
  abencoada abencoado aflito alvoroco amolada assustada assustado boazinha bonzinho caridosas cuidadosa cuidadoso
  desempregada desempregado emburrada emburrado enfraquecida enfraquecido engracada engracado enlutada
  enlutado fraquinha fraquinho generosa generosas generoso generosos gelado gelada irritada irritado lerda lerdo medrosa medroso
  nervosinha pesadas pesados piedosas piedosos pregada pregado saudavel timida tristonha tristonho
  velhinha velhinho vivaz`;
