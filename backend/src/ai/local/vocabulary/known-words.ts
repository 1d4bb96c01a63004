/**
 * Words as coordinators write them, without accents, so that a slip of the finger is told from a word that is what it is. A word
 * of these lists is never taken for another; another region's words are added here.
 */

/** What they write every day: a slip is most likely one of these. */
export const OFTEN = `
  dia nao missa que pode das com ela vai missas pra por ele quem tira poe mais escala ministros servir duas para
  fora maximo noite tres mes lugar uma tem sao serve entao esta pedro oito mesma domingo quero bota dois sempre
  favor deixa manha ministro ate dezembro vem juntos coloca nas fica quatro dela nem novena entra precisa gente todo
  vinte dele cada ninguem tambem ainda ser pro mas cinco esse vezes dias troca sai ficar sem nesse pessoas como
  agora tarde dez depois isso menos meu faz novembro quer pessoa limite mesmo vez criancas dos nenhuma sabado juntas
  essa antes era viu cura horas quais bom quantas qual nunca escale bem nos mim proposta disse domingos sim seja
  regra porque sete minha num seis pediu podem poder ano tirar ponha regras todas foi mundo muito peco coloque pela
  respondeu escalado desfaz tudo queria nada passa libertacao ficou seu semana padre consegue celebracao pelo conta
  volta quando melhor ministra catequese gostaria quantos familia escalada dizer aos livre filha aqui gentileza
  sexta casa entre cedo ter junto viaja estao alguem demais senhor deve quinze nessa nenhum deixe alguma solicito
  sirva mae muda outra boa dona falou aumenta voce ontem filho quinta numero partir todos folga preciso lhe quinzena
  monta senhora trabalha for manda celebracoes gracas eles podera escalar aplicar falta trocar tao diante aquela
  segunda faltam poderia separa contar pois olha assim anos festa ver este colocar deixar sera passado tire novo
  pensando visse neste igreja seria aquele estava primeira praia servindo disponivel sabe sabados desse marido conte
  separados gostei fazer viagem inteiro esquece causa dessa coisa horario onde dar devem separadas devera aguenta
  nove vamos outro anda carro desde sirvam treze apenas faca gera tempo convem neto longe apaga disponibilidade pede
  nova nome estara numa irma mandou passar resto exceto ultima estar doze ligou feira saber enganei meia esqueci
  acao trinta disso vespera ferias vir ultimo valendo fizeram separar senha vista batizado ruim coisas obrigada
  mural periodo servisse geral errei fique avisou viajar bote contrario posso joelho razao possivel chega fim
  plantao devia tanto teto uai pessoal anota vaga lado sair retire grupo gere aplica descarta ajuda telefone queira
  assume aparece podia fosse passou povo alias somente carona falei qualquer resposta hospital errado separe aceito
  limitar ignore tenha pensar pegar nesses quis retiro acho certo neta toda hoje brigaram joga vao limita gosta vou
  sei coitado doente troque apague diz passe incluir sejam casal operou altar primeiro comigo guria elas pega faltar
  imprime motivo permuta outros ficasse jeito mora sua vale netos trocou pouco perdao ficaria possa caso serviu
  substitua bastam desfaca talvez substituicao casados casamento confirmou aniversario deles pague verdade cadastra
  meio cede diferentes nela horarios cuida previstos informar lembro algum montar reuniao enquanto paz dispensada
  servira fala ofereceu mal botar confundi perdeu faltou salvo enxerga mudanca ajudar escalas sistema inclusive
  pedido muita olhe medo escuro servem ficam desculpa seguinte tinha cai lembrete exclusivamente medico lembra
  abencoe terco catarata lotar pedir tirando acabou excecao uns mudou saiu janeiro homem acha assistente esposa sobe
  hora prova voltar remover aceita data comunhao coitada querem digo formatura confirmar mesmas falar veio cansado
  irmao filhos prefere fiquem remova diga preenche experiente publique publicar quanto ganhou cirurgia obsequio
  outras der dezenove estou instrucoes passara rogo comunico conseguir cidade chama pronto descansar costuma encher
  descansa questao combinaram roca precisar entrar levar publica cria responder deste arrependi calcula secretaria
  desejo dirigir modo faco dobro mano vigor inclua comadre onibus bispo menino frente opa dispense moram otimo junta
  romaria deu marcou chegar cansada presenca libera dispensa reduza restricao monte aplique zero lugares total
  substituir mostre escreva sacristia determino tendo gravida amor puxado idade sobrinha inteira dividem mete pegou
  indisponivel servico momento acordar lista feriado duvida pressao cadastro chover quase conforme paroco informo
  prudente recem durante diferente faculdade cheia crisma moca servia grande servirem guri combinado precisam
  portanto devota metade marcar acabei falo avisando logo tenho roda fazendo servissem toma esteja visto houve ceia
  beleza rola saia juntar dentro diminui idem sobre quintas conversam bicam cancela dengue cuidando canto negocio
  trabalhar corrigindo atras escreveu pensei espera trocaram entrou celular mensagem querer capela crianca max pfv
  blz msm tche bah pazes dps kkk ops tava zap tbm oxe pras solenidade vdd email quermesse sab mail hein gnt oxente
  cedinho pfvr mainha qro ngm amore
`;

/** What they write, too. */
export const SELDOM = `
  afora tirante senao descontando
  teste torna mals malz zoeira zoando arrependi desconsiderar cliquei bobeei vacilei sorry
  abatida abencoado abertas aborrece abra abraco abre abrem abri abril abrindo abrir abriu abro abstenha absurdo
  abuso acabava acabe acamada acamado acampa acaso aceitam aceitar aceitaram aceitei aceitou acento acerta acertam
  acertamos acertaram acerto acesso acham achamos achando achar achas achava ache achei achou acidente acidentou
  acima acolito acompanha acompanhe aconteceria acorda acordam acordo acougue acredita acrescenta acrescentar
  acrescente acrescentem acusa adiante adiciona administrador adoeca adoecer adoeceu adoentada adora adoracao adoram
  adorava adore adorei adota adotar advento afastada afastamento afilhada afinal afixar aflito agosto agrada
  agradecer agradeceria agradeco agrado agradou agua aguda aguentar aguente aguento aham ajeitou ajudam ajudas
  ajudou ajustar ajuste ajustes album alcanca alegre alegria aleluia alem alert alfinete algazarra algumas ali aliam
  almoca almoco alo alocada alocados alocar alta alteracao alteracoes alterar altere alternar alturas alunas
  amamentando amanha ambas ambos amem amiga amores amos andam andar andas anjo anjos anotam anotar anote anotei anta
  anterior anteriores antiga antigamente anula anule apagado apagar apanhar apanhou aparecer aparecida aparte
  aperreado aperreie aperta apertei apinhada aplicado aplicou apliquei apos apostolo apreciaria aprendendo aprender
  apresenta apresentada aprovada aproveita aprovo aprovou aquece aquelas aqueles are arem arenga aria arias arranje
  arranjo arranjou arrasou arrastado arre arreda arriado arriou arruma arrumar arrumou artes arvore assembleia
  assidua assinatura assino assistir assuma assumem assumido assumira assumiria assumisse assumiu assumo assunto ata
  atas atencao atenda ates atestado atrapalhada atrasa atrasada atrasado atraso atrasou atribuam atropelando atual
  atualiza atualizar atuar atuem audiencia audio aula aumentam aumentar aumente aumento ausencia ausentar ausentara
  ausente autorizado autorizo autorizou avancada ave avexe avia avisa avisado avisar avise aviso avisos baile baixa
  banco banda banhos bao barbaridade barraca barro base basta bastante baste bata bate batismo batizada batizar
  beato bebe bencao benta bento bica bichinha bico bilhete bisneto bispos bjs bloquear bloqueios boca bodas bola
  bolas bolo bondade bonito bora botei boto botou brabo braco briga brigada brigado brigam briguei brincadeira
  bronquite cabe cabeca cabeludo cabem cabiam cachorro cadastrada cadastramos cadastrar cadastre cade cadela
  caderneta caderno caem cafe caia caiam caibam cair cairam caissem caiu cala calcada calcule calculo calendario
  calma calo calor cama caminho campeao cancelada cancelou cano cansa cansaco cansadinha cansam cansar canseira
  canta cantada cantado cantam cantar cantava cantor cantos cantou caos capa capaz capelas capricho cara caras
  cardiologista carece careco cargo caridade carinho carne caro carregado carregou carros carta casada casadas
  casado casais casar casaram casca casei casos casou casual cata catecismo catequista causam causar ceda cedam
  cedem ceder cedeu cedro cega cego celebra celebrar celebrara cerca cerco certa certas certeza cesto ceu chacara
  chamada chamado chamar chame chamem chamou chance chao charrete chata chateada chave chaves chefe chefia chegam
  chegando chegaram chego chegou chegue cheio cheira cheiro chia chimarrao chorando chove choveu christi churrasco
  chuva ciatico cidades cima cinquenta cinto cinzas circo cisco clara clima cobrando cobrar cobre cobrem cobrir
  cobrira cobriria cobriu codigo coincidam coisinhas coitadas coitadinha coitados cola colados colar colheita colo
  colocamos colocasse coloco colocou coloquei coloquem coluna comadres comarca combina combinam combinamos combinei
  combinou comeca comecam comecamos comecando comecar comece comecinho comeco comecou comercio comico comida comido
  compadre compadres compare comparecer comparecera compartilham compensacao completa completar completara completo
  completou compoem comporta compra comprando compreensao comprei comprometeu compromisso computador comunhoes
  comunica comunicar comunicou comunidade comunidades conceda concordo conde condicao condicoes conducao conduz cone
  conego confere conferi confianca confidenciou confio confirma confirmo conforma confunde confusao congregado
  conhece conhecer conhecido conjuntamente conjunto consegui conseguiu conselho consentiram considerando considerar
  considerem consiga consta constar constava conste consulta consultar contada contado contando contanto contarem
  contas contasse contato contatos contem contento contes contigo contingente continua continuam continuar conto
  contou controle convalesce conveniente conversa conversando conversei convier convinha conviria convocada
  convocado convocar convoque coordenacao coordenador coordenadora coracao coral cordialmente coro coroinha corpus
  correcao correndo corrente correria correto correu corrido corrige corrigir corrija corrijo corro corta cortar
  costa costas costumam costume costumeiros costura cota cotar couve cozinha cozinhar creche credo creio crescido
  criam criar criatura crio crua cruzam cubra cuidado cuidar cuidara cuide cuido cuja culpa cumpra cumpre
  cumprimentam cumprimentando cumprir cunhada cunhadas curam curar curitiba cursinho curso curta curte curti curtir
  curto curva custa custo custoso dada dado dai danada danado dando dano dao daquele daqui dara daria datas dava
  debaixo decidi decidido decidimos decidiu decido declarou decorrer dedica dedicar dedo deem deita deitar deixaram
  deixasse deixei deixem deixo delas deliberacao demandara demora demorou dentre depende dera deram derem desate
  descanse descanso descarga descartar descarte desce descendo descobriram desconheco desconsidere desconsiderem
  descricao desculpas desculpe deseja desejam desejavel desejos desentendimento desentendimentos desfalcada desfazer
  desfez desfiz designacao designada designado designados designar designe designem designo desistencia desisti
  desistiu desligamento desligue desmarcou desobrigado despejo despensa dessas desses desta destaca destas desvio
  detem determina determinacao determinacoes deus deva devam devendo deverao deveria devi deviam devida devo devoto
  dezena dezesseis dezessete dezoito diacono dicas digam digamos digitei digito digna digno diminua diminuir diocese
  direito dirige dirigi disco discricao disparar dispensado dispensar dispensem dispoe disponham disponiveis dispor
  disposicao disseram distincao distintas disto distribuir dita ditado ditas dito divida dividir dizem dizendo dizia
  dizimo dobra dobrado dobre dobrou docente doces doentes doido dom domicilio dominicais dominical dominio dominios
  domino donas dorme dormindo dormir doutor dunas dura durar durarem durma duvidas duvido duzentas efeito efetivo
  egua eita elaboracao eleve embaixo embarcado embora emocionada empatadas empenho encaixa encaixar encaminhada
  encaminho enche enchem encontra encontram encontrar encontrei encontro endereco engana engano enganou engessada
  enorme ensaio ensina ensinando ensinaram ensinou ente entender entenderam entendeste entendeu entendo entoar
  entradas entram entrando entraria entrasse entupida envia enviado enviaram envie enxergar enxergo epifania epoca
  equipe eram errada errados errar erre errem erro escada escadas escaladas escalados escalem escamas escapa escapar
  escape escola escolar escolas escova escreve escrever escrevo escrito escudo escurece escuta esfera esforco
  esfriou especies esperam esperamos esperar espere espero esperta espeta espetei espiritual esposo esqueca esquecer
  esquecida esquecido esqueco essas esses estabeleca estabelece estabelecer estabelecido estado estagio estando
  estarao estaria estavam estejam estendeu esteve estimado estimados estive estiver estivesse estrada estranharam
  estranho estuda eucaristia evangelho evita evitar evite exagera exagerei exame exames exatamente exausto exceda
  exceder excetuando exclua excluam exige exigencia exijam existe existem experiencia experientes explico exporta
  exportar expressei exterior extra facam facamos facas faceiro facul falado falam falamos falando falaram falava
  fale faleceu falecida falecido falem falhou falso faltando faltas falte familias fara farei faria fartar fato
  fator favo faxina faze fazem fazenda fazes fazia fds fechar fecharia feche fechou feia feias feio feiras feita
  feito fera feras feriadao feriados feridas ferido ferro festas feto fevereiro fez fia ficamos ficando ficara
  ficaram ficarem ficassem fico fieis fiel figura figurar figure fila filhas filo fina finado finados finais fineza
  finge finja fins fio fiquei fira firmeza fisioterapia fixa fixado fixar fixe fixo fixou fiz fizer fizerem fizesse
  flor flora focar fofoca folgas folgo folha fomos foram forca forma formadas formulario forno fortaleza forte fossa
  fossem foste fraca fraco frango franqueza fraternalmente fraude freira frentes frias frita fronte fruta fugi fugiu
  fui fulana furada furou galera galinhas galo ganhar ganho garanta garante garantida garrafa gasta gastar gastaria
  gastei gasto gata gato geladeira gene genro gerada gerar global gosma gostam gostava gosto gostou gota gozo graca
  grade gramas grandes granizo grao grata gratidao grato gravada gravando grave gravou gripado gritaram grudo grupos
  guia gurias haja hao havendo havera haveria havia hemodialise heranca hernia hipotese historia historico homens
  homilia honra honras horta hostia houver idades idas ideia ido idosa idoso ignora ignoro igrejas igual igualmente
  imaculada imagina imagine imediato imensamente impedia impedido impediu importa importar impossibilitado
  impossiveis impossivel imprescindiveis impressao imprima imprimi imprimir imprimo inadiavel incham incluam inclui
  incluida inclusao incomodar incomodo incompleta incompletas inconveniente indago individual informou ingles inicio
  insista instituida instituido instituidos integra inteiras inteirinho inteiros interessa interior internada
  internado intervalo intriga inverta inverte inverter inverteram ira iras iria irmaos irmas isto item jamais janta
  jantar janto jeitinho jeitos joelhos jogam jogar jogo jovem jovens judas julho junco junho juntando junte
  juntinhos juro justamente justas justifica justo justos ladainha lados larga las lata lavar lavou lavoura leciona
  legal leia leilao leite leitor leitora leitura lembram lembrando lembrar lembrei lenda ler letra leu leva levantar
  levo levou lhes liam liberada liberado liberal liberar libere liberei liberta licenca licita licitar lida liga
  ligar ligo limiar limitada limitado limitemos limpa limpeza linda lisa listar listas liste litoral liturgia livra
  livrar livres livro livros locar loco loja lojas lona longa longo los lota lotacao lotado lotas louvado louvores
  lua lutar luz maca macho madrinha madruga madrugar magno mails maio mala mana manada mancha manco mandar mandaram
  mandato mane maneira manhas maninho mansa manso mante mantem mantenha mantenham mantenhas mantenho manter mantidos
  manto mao mar marca marcada marcadas marcados marcha marchar marco mares mariano maridos marinha martir massa
  massas mata matar maternidade mato matriz matutinas maxima maximos medica medicao medicos medida medido mel
  melhorar melhoria menina meninos menor mensagens mentira mercado merece mesa mesas meses mestre meta metades metal
  mexa mexe mexer mexeu mexia mexico mil milha milho mina minas minhas minimo ministerio ministras minto minuto mio
  miram missinha mito moderacao modos molho momentos monografia montagem montanha montei morando morra morta morte
  mosca mostra mostrar mostrei mostro mote motiva moto motorista movimento msg mudam mudar mudas mude mudei mudo
  muitos mulher multa mundos mura musica nadar namorados naquela naquele nasca nascer nasceu nascida natal
  necessarias necessario necessarios necessita nega negocia negocios nele neles nene nenem nessas nesta nestas
  nestes netinha netinho netinhos nisso noites noiva noivaram noivo noivos nomeie nomes nordeste normal norte nossa
  nossas nosso nossos noturna noturnas noturno novamente novas novata novela noventa novinho novos nuas numas numera
  numeros nuns obra obrigado obrigar obrigatorio obstante oce ocorram oculos ocupado ocupe ofender oferece oferecer
  ofertorio oia oitenta olham olhar olhei olhem olho olhos onze operacao operada operado operar operatorio opero
  opiniao oportunidade ora oracao orca ordens orientacao ostra otima ouro ouros outrossim outubro ouvi ouvido
  ouvindo paciencia padaria padres padrinho padroeira padroeiro pagar pagou pai pais pamonha papa papel par parabens
  parada parado parar parece parecem parente parentes paroquia parque parta parte partes parti participa
  participacoes participara participe partilharem partiu parto pascoa passada passados passagem passando passaram
  passasse passei passeou passes passo passos pasta pastar pastel pastoral pau pausa peca pecar pedem pedes pedi
  pedia pedida pedidos pedindo pediram pediria pedra pegando pegasse pegava pelamor pelas pena pende peno pensa
  pensado pensam pensao pense penso pentecostes pequena pequeno pera perai peras percebi perco perda perdas perde
  perdem perdendo perder perdi perdido perdoa perdoe perfeita perfeito perguntar perguntaram perguntou periodos
  permanece permanecem permita permutar permutaram permutas permutassem permute perna pernas perto pesa pesando
  pesca pescando pescar pesco peso pesou pessoais peste pia piada picado pilha pinha pior piorou pisa pisca placas
  planta plantas pobres pobrezinha poco poda podando podendo poderao poem poes polvo pondera ponham ponhas ponho
  ponta ponte ponto porco porem poria porquanto porta portao porto pos pose possibilidade possivelmente posta posto
  pote pouca poucas poupa poupada poupado poupar poupe poupem pousa povos praca praga praias prata preciosa
  precisamos precisando precisara precisava precisei precisos precisou preco preferem preferencia preferia
  preferiria preferivel prefiro prega pregar pregou preguicoso prejuizo presente presepio preservem preso pressa
  presta prestativo previsao prevista previsto prezado prezados primeiramente primeiras primeiros primos problema
  problemas proceda proceder procissao profere proibiu promessa prometeu prometi prompt pronta prontos proposto
  propria pros prosa provar provas provavelmente prove proxima proximo prudencia publicada publico puder pudesse
  pula punha punham punhamos pus puser pusesse puxa qdo qts quadro quaisquer quanta quantias quantidade quarenta
  quaresma quarta quartas quartos quebra quebrou queda quedas queijo queima queimado queimou queiram queixa querendo
  querida questionario quica quieta quietas quieto quinas quintais quintal quinto quiser quisesse quita racao raia
  raiva ramos rapidinho rapido rascunho rasto razoes reabre reabrir reativa recado recebe receber recebi receio
  receita recentes recife reciproca reclama reclamacao reclamando reclamava reclamou recomenda recomendacao
  recomendou reconciliam recordar recupera recuperando recusa recusou rede reduz reduzir refaca refaz refere refiro
  reforca reforce reforcem rega regar regia regiao registra registrar registre rei reis reiterar rejeita rejeite
  rejeito relacao relacionar relatou remedio renda renova repasso repleta repousar repouso republica reputo requeiro
  requer reserva reservar reserve resguardo residem resolvi resolvo respectivamente respeitar respeite respeito
  responda responderam respondido respondo respostas resta restam restos restricoes resultado resumo retido retifico
  retira retirada retirem retiros retornara retorno reunia reunir reveillon revendo revezam revogada revogar revogo
  revogue reza rezamos rezar rezei rezem rezemos riam rico rima risca riscar riso risque robo rocha rodam rodar
  rolar role rolo rolou romance romarias ronda rosa rosca roseira rosto rota roto roubaram rouca rua rural sabao
  saberia sabes sabia sabido sabor sacristao sadia saem safadao sagrada sagrado saiba saida saidas saisse sala salao
  saldo salmo salto salva salvador salve salvou sanfona santa santissimo santo santos sarou satisfaz saudade saude
  script seca secando secar secreta secretas segue seguem seguida seguidos segundas segundo segura segure seita
  semanal semanas semente senao sendo senhoras sensor sentadinha sente sentida sentido sentindo separacao separada
  separava serao serem sereno serial serias serra servi servicos servido serviram serviria setembro setenta seus
  sextas sexto show sido sigamos silva simbora sirvo sistemas sitio situacao sobem sobra sobrando sobraria sobrava
  sobrecarregada sobrecarregado sobrecarregar sobrecarregue sobrinho sobrou socorrer sofre sogra sogros soja sola
  solicita solicitar solicitou solta soma somadas sombra some sonha sono sopre sorte sou soube sozinha status suar
  suas subir subiu substitui substituida substituido substituira substituiria substituisse substituto sugerir sugiro
  suja sumi sumida sumido sumiu supondo suponha surda susto system tadinha tal tamanho tampa tampouco tange tanta
  tantos tarda tardinha tato tear teia tela telefona telefones telefonou telha temo temos tempao templo tempos tenda
  tendas tende tenham tens tenso tenta tente tera terca tercas terceira terceiro teremos teria terminando terminaram
  termo termos terno terra teve textao texto tia time timida tinham tinto tipo tiras tirasse tirei tirem tiro tirou
  tive tiver tiveram tivesse toalhas toca tocam tocar tocava toco tocou todinha todinho tomam tomar tomara tomaram
  tomba tombo tomei tomo tona tonta tonto top topa topar toparam topou toque torceu torco tornozelo torres
  trabalhando trabalhe trabalho trabalhou traduza tranquila tranquilo transcrito transfira transporte trara tras
  trata tratamento trava travessao traz traze treco trem treme trens treta trigo triplica triplicar tristeza trocado
  trocados trocam trocamos trocando trocarem trocaria troco trocos tropa troquei trota trote truque turco turma
  turno ultimas ultimos ultrapassar ultrapassara ultrapassasse ultrapasse umas una unas unha unica unicamente
  unidades unidos usa usar usas uso uteis utilizadores uva vaca vagar vagas vago vagos valem valer valeu vaso vasos
  vasto vaza vazia vazio vazios vazou vede veem veia veja vejam vejo velhinha velhinhos vendo venham venho venia
  ventilador veranista veras verdades vergonha verificacoes verifique versa ves vesperas vespertina vespertinas
  vestibular vestir via viagens viajam viajando viaje viajo viajou vida vieram viga vigario vigia vim vimos vinde
  vindo vinha vinham violao vira virada viras vire virem virgem virgula virtude visa visao visita visitar visito
  viso vistas vistos viva vive vivente viventes vixe vizinha vizinhas vlw voces volante voltam voltasse volte voltem
  volto voltou vota votar vote voto voz vozes whatsapp zerar zona
  aguento aguentei aguentamos arretad arretado arretada avexado avexada mister interim alvitre delicadeza gentilmente encarecidamente porventura
`;
