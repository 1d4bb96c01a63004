/** What people say around a request: whom they call, how they greet, and by what they end. Another region's words are added here. */

/** Calls somebody or greets, at the beginning; with or without a comma behind. */
export const OPENERS = `oi+e?|ol[aá]|al[oô]|eae|ea[ií]|e a[ií]|salve(?: maria)?|bom dia|boa (?:tarde|noite)|tudo (?:bem|bom|certo)|td (?:bem|bom)|paz e bem|a paz(?: de (?:cristo|jesus))?
  |(?:ô|ó|oh|o) (?:minha|meu) (?:filh[ao]|fi[ao]|querid[ao]|amig[ao]|bem|anjo|santa|flor)|(?:minha|meu|mia) (?:filh[ao]|fi[ao]|querid[ao]|amig[ao]|bem|anjo|santa|flor|fi)
  |merm[aã]o|parceir[oa]|cumpadi|cumadi|mano|mana|miga|migo|v[eé]i|p[oô]|parça|bah|tch[eê]|oxe|[ôo] xente|oxente|vix[ei] maria|vige maria|vixe|vixi|vige|uai|ave maria|misericórdia|cruz credo|virgem maria|égua|arre|homi`;
/** Calls somebody where a comma follows, and may be a person or a thing else. */
export const VOCATIVES = `(?:[ôó] )?(?:querid[ao]|amig[ao]|menin[ao]|moç[ao]|guri[a]?|gente|galera|pessoal|povo|cara|chefe|mulher|home|homem|visse|olha|olhe|escuta|escute|sô|nossa senhora|meu deus|jesus)`;
/** Leads on to a request, where a comma or colon follows. */
export const LEADS = `(?:é o |o )?seguinte|s[oó] (?:pra|para) (?:avisar|constar|lembrar|registrar|informar)|aproveitando|outra coisa|mais uma coisa|deixa eu (?:te |lhe )?(?:falar|dizer|contar|avisar)|(?:ah,? )?(?:lembrei|ia esquecendo)|ali[aá]s(?=[^.;?]*\\stamb[eé]m(?!\\p{L}))|(?:me )?ajud[ae](?:-me)? a (?:lembrar|recordar)|refresque(?:-me)? a memória|ent[aã]o|bom|ei|segundo [oa] \\p{L}+|conforme [oa] \\p{L}+`;
/** Says why, at either end of a request: what follows is a word or a few. */
export const CAUSES = `por (?:causa|motivos?|conta|raz[aã]o|raz[oõ]es|quest[aã]o|quest[oõ]es)|devido a|em (?:raz[aã]o|virtude|função|funcao)|a pedido`;
/** Says why, before a request and a comma or colon. */
export const SINCE = `como|já que|ja que|visto que|é que|eh que|porque|uma vez que|(?:para|pra) (?:não|nao|evitar|ficar)`;
/** Ends a request politely, whether it orders or asks. */
export const CLOSERS = `se (?:der|puder)|fazendo favor|por (?:favor|gentileza|obséquio|caridade)|pfvr?|plis|please|faz favor|faz o favor|(?:muito |mt )?(?:obrigad|brigad|grat)[ao]|obg|vlw|valeu|agradeço|desde já (?:agradeço|obrigad[ao])|bjs?|bei[jx]os?|abraços?|abs
  |(?:minha|meu) (?:filh[ao]|querid[ao]|amig[ao]|bem|anjo|amor|rei)|querid[ao]|meu bem|viu|visse|ouviu|tch[eê]|mano|uai|bah|sô|fica com deus|deus (?:te|lhe) (?:abençoe|pague)|amém`;
/** Asks for a yes to what was ordered; with a question mark only. */
export const ASSENTS = `ok|okay|valeu|vlw|sacou|morou|(?:t[áa] )?ligad[oa]|blz|beleza|viu|visse|ouviu|viste|fechou|fechado|combinado|pode ser|tudo bem|td bem|tranquilo|suave|demorou|bora|firmeza|firme|fmz|joia|certo|entendeu|entendido|falou|t[áa] (?:ok|bom|certo|bem)|tudo certo|beleza pura`;
/** Asks whether, before a word of `TELLING` and a question. */
export const ASKING = `(?:será que |sera que )?(?:d[aá] (?:pra|para)|tem como|tem jeito de|teria como|conseg(?:ue|uimos|uem)(?: me)?|voc[eê] (?:consegue|pode|sabe)(?: me)?|sabe(?: me)?|pode(?:ria)?(?: me)?|(?:eu )?(?:queria|gostaria de|quero|preciso|precisava))`;
/** Tells what is asked for. */
export const TELLING =
  'ver|saber|dizer|falar|informar|listar|mostrar|olhar|conferir|verificar|puxar|levantar|descobrir|adiantar';
