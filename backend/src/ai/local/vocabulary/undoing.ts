/** How people take back what they asked for before: which of it, in lower case and without accents. */

/** Takes something back, whatever it is. */
export const UNDOING =
  /^(?:desfa[zc]\w*|desmanch\w*|revert\w+|anul\w+|revog\w+|suprim\w+|elimin\w+|cancel\w*|desconsider\w*|desist\w*|retir[ae]r?|retiro|apag\w*|remov[ae]r?|tir[ae]r?|tiro|exclu[aei]\w*|delet\w*|esque[cq]\w*|ignor\w*|volt[ae]r?|volto|desmarc\w*)$/;
/** Without this word the one before it takes nothing back: "volta atrás". */
export const BACK = /^(?:atras|atraz)$/;
/** Needs a word that points at what was said: "tira" alone may be of somebody. */
export const NEEDS_OBJECT = /^(?:tir|apag|remov|exclu|delet|retir)/;
/** Of all that was asked for. */
export const ALL_OF_IT = /^(?:tud[oi]nho|tudinh[oa]|tudo|tod[ao]s)$/;
/** Points at what was said, where nothing else names it. */
export const POINTS_BACK =
  /^(?:isso|isto|aquilo|ess[ea]s?|est[ea]s?|aquel[ea]s?|regras?|pedidos?|ordem|ordens|coisas?|comandos?|mudancas?|alterac\w+|trocas?|ultim[ao]s?|penultim[ao]s?|antepenultim[ao]s?|anterior(?:es)?|que|[ao]s)$/;
/** Says nothing else beside what takes back. */
export const BESIDE_UNDOING =
  /^(?:[oae]|as|os|d[aeo]s?|n[ao]s?|em|para|por|favor|gentileza|eu|se|me|mim|pode|podes|pedi|disse|falei|mandei|pediu|quero|queria|preciso|entao|ai|agora|ja|so|mesmo|tambem|nao|opa|ops|ih+|ah|ai|ei|eita|oxe|oxente|vixe|vish|bah|tche|uai|ue|nossa|gente|meu|minha|deus|jesus|homi|home|homem|mulher|menin[ao]|filh[ao]|fi|fia|guri[a]?|mo[cç][oa]|amig[ao]|querid[ao]|visse|viu|ta|ok|faz|faca|isso|isto|ess[ea]s?|est[ea]s?|aquil[oa]|aquel[ea]s?|atras|regras?|pedidos?|ordem|ordens|coisas?|comandos?|mudancas?|alterac\w+|trocas?|ultim[ao]s?|penultim[ao]s?|antepenultim[ao]s?|anterior(?:es)?|que|tudo|tudinho|tod[ao]s|hoje|conversa|amb[ao]s|vez|pelo|pela|amor|santo|senhora?|dona|seu|moc[oa]|pouco|antes|\d)$/;
/** Says of two that each is to have what was asked for the other. */
export const SWAPS =
  /^(?:(?:nao|ops|opa|ih|ah|eita|vixe|desculpa|errei|agora|pode),? )*(?:troquei|troca|troque|trocar|inverti|invert[ea]r?|trocad[oa]s?|invertid[oa]s?|(?:e |ao |o )?contrario)(?: (?:[oa]s )?(?:2|nomes|dias|numeros|el[ea]s|missas))?(?: (?:ai|entao|de lugar|por favor))?(?:,? (?:arrum|acert|corri[gj]|consert|ajeit)\w+.*)?$/;
