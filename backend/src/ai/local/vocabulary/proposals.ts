/** How people speak of a proposal that waits for them; all in words as `spoken` gives them. */

/** Leaves it waiting, to decide later. */
export const LEAVES_WAITING =
  /\b(?:vou|vamos|preciso|precisamos|quero|queria|deixa eu|deixe me|tenho que|temos que|falta|antes vou) (?:\S+ ){0,2}(?:pensar|mostrar|ver|conferir|olhar|analisar|consultar|perguntar|levar|revisar|ler|estudar|apresentar)\b|\bdepois (?:eu |a gente |te |lhe )*(?:vejo|ve|decido|decide|olho|olha|confiro|falo|digo|resolvo|resolve|respondo|aviso)\b|\bantes de (?:aplicar|aceitar|confirmar|aprovar|fechar|decidir)\b|\b(?:nao|n) (?:\S+ )?(?:aplic|aceit|confirm|aprov|fech|descart|faz)\w* (?:nada )?(?:ainda|agora|por enquanto|por ora)\b|\bainda (?:nao|estou|vou|falta|quero|preciso)\b|\b(?:deix|guard|segur|mant)\w* (?:\S+ ){0,4}(?:parad|quiet|guardad|esperand|pendent|de molho|por enquanto|em espera|ai|na gaveta)\w*|\bguard\w* (?:ess[ae]|est[ae]|a) |\b(?:por enquanto|por ora|agora) (?:nao|deixa)|^(?:nao,? )?(?:espera|calma|pera|perai|aguarda|aguarde|um momento|so um minuto)(?: (?:ai|um pouco|um pouquinho|so))*$|\b(?:espera|aguarda|pera|perai|calma)\b.*\b(?:padre|paroco|frei|ver|pensar|conferir|ainda)\b/;

/** Wants another one. */
export const ASKS_FOR_ANOTHER =
  /\b(?:tent|faz|faca|ger|mont|cri|calcul|quero|me da|manda|prepar)\w* (?:\S+ )?(?:outra|uma nova|uma diferente)\b|\btent\w* (?:de novo|novamente)\b/;

/** Does not want it. */
export const TURNS_DOWN =
  /\bnao (?:\S+ )?(?:gostei|gostou|gostamos|quero|queremos|serve|serviu|aprov\w+|presta|concord\w+|aceit\w+|vamos usar|vou usar|ficou|ta|esta|deu certo|vale|valeu)\b|\bjog\w+ (?:\S+ ){0,3}fora\b|\b(?:descart|rejeit|recus)\w*\b|\bficou (?:muito |bem |mais )?(?:ruim|pessim\w*|horrivel|pior|esquisit\w*|estranh\w*)\b|\bdeix\w* (?:\S+ ){0,3}(?:como|do jeito que) (?:esta|estava|era|ta|tava|tinha)\b|\bprefiro (?:como|a de antes|a antiga|a anterior|a outra|a escala|do jeito)|\bvolt\w* (?:\S+ ){0,2}(?:como|ao que|para o que|do jeito que) (?:era|estava|tava|tinha)\b|^(?:nao|ah|hum|melhor|entao|,| )*(?:esquece|cancela|deixa para la|deixa quieto|apaga|desiste|desisto|larga)(?: (?:ess[ae]|est[ae]|isso|a proposta|ela|la))*$/;

/** Takes it. */
export const ACCEPTS_PROPOSAL =
  /\b(?:aplic\w*|aceit\w*|aprov(?!eit)\w*|efetiv\w*|confirm\w*|valid\w*|oficializ\w*|concord\w*|implement\w*)\b|\b(?:pode|podemos|vamos|vou|quero|bora|vai|poderia) (?:\S+ )?(?:usar|adotar|ficar|valer|seguir|gravar|salvar|fechar|mandar|tocar|botar|colocar|por|deixar)\b|\b(?:usa|use|adota|adote|grava|grave|salva|salve) (?:ess[ae]|est[ae]|isso|assim|a proposta|a escala|ela)\b|\bfech(?:ou|ado|ada|amos|a|e)\b|\bmanda (?:ver|bala|brasa)\b|\b(?:fica|fico|ficamos|fique|vale|vai|vamos|seja|sera|e) (?:com |de |mesmo )*(?:ess[ae]|est[ae]|assim)(?: (?:mesmo|mesma|ai))?\b|\bdeix\w* (?:ess[ae]|assim|desse jeito|como (?:voce|vc) fez|como ficou)\b|\b(?:esta|ta|tudo) (?:tudo )?(?:aprovad|aceit|liberad)\w*\b|\bde acordo\b|\bt[ao]pad[oa]\b|^(?:\S+,? ){0,2}t[oa]po\b/;

/** Likes it, and may mean that it is taken. */
export const PRAISES =
  /\b(?:gostei|gostou|gostamos|adorei|adorou|perfeit\w*|otim[oa]|excelent\w*|maravilh\w*|show|lind[oa]|top|(?:ficou|ta|esta|muito) (?:\S+ )?(?:bo[am]|bem feit\w*|legal|cert\w*)|muito bem|boa|era isso|e isso|isso (?:mesmo|ai)|ok|beleza|blz|tudo certo)\b/;
