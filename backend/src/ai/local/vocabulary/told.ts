/** Words by which exchanges and replacements are told, as `spoken` gives them. */

/** Somebody comes to a mass. */
export const COMES =
  /^(?:vai|vao|vem|ir|ira|irao|fica|ficam|ficou|ficaram|ficar|fique|ficasse|ficando|assum\w+|peg(?:a|am|ar|ou|ue)|faz|fazem|fazer|fara|entr(?:a|am|ar|ou|ando)|serv\w+|aparece|cobre|segura|topou|aceitou|ofereceu|poem?|ponham?|bot[ae]m?|colo[cq]\w+|escal[ae]m?|deix[ae]m?|comparece|participa|atua|ficaria|faria|assumiria|pegaria|entraria|cobriria|serviria)$/;
/** Somebody leaves it. */
export const LEAVES =
  /^(?:sai|saia|saem|sair|saiu|saindo|fora|folga|livre|desisti\w+|desistencia|falta|faltar|some|larg(?:a|ou)|liberad[oa]|dispensad[oa]|plantao|viaja|tir[ae]m?|retir[ae]m?|fur(?:a|ou)|faltou|cancelou|declinou|desmarcou|recusou|roeu|vazou|arregou|amarelou|escapou|capotou)$/;
/** It was somebody's. */
export const HAD = /^(?:ia|iam|iria|era|eram|estava|tava|seria|esta|ta|previst[oa]|escalad[oa])$/;
/** Somebody gives it to another. */
export const PASSES =
  /^(?:pass(?:a|ou|e|ar|aram)|deu|ced(?:eu|e|a)|entreg(?:ou|a|ue)|deix(?:a|ou|e)|ofereceu|transferi\w*|repass\w+)$/;
/** One comes for another. */
export const COVERS = /^(?:cobr\w+|cubra|substitu(?!id|t[oa])\w*|rend(?:e|er|eu))$/;
export const COVERED = /^substituid[oa]s?$/;
/** Two change places. */
export const SWAPS = /^(?:troc\w+|permut\w+|invert\w+|contrario)$/;
export const PLACE_NOUN = /^(?:missa|lugar|vaga|vez|posto|dia|horario|celebracao|escala)$/;
export const TITLE = /^(?:[oa]s?|dona|seu|sr|sra|senhora?|ministr[oa]|irma|irmao|tia?|tio)$/;
export const REASON = /^(?:porque|pq|pois|como)$/;
/** Words that only lead on. */
export const JOINT = /^(?:mas|porem|entao|ai|dai|agora|porque|pq|pois|portanto)$/;
/** What would be so: of an exchange that is told in full, only a polite way to say it. */
export const WOULD = /\b(?:ficaria|faria|assumiria|pegaria|entraria|cobriria|serviria)\b/;
/** May be, and so is no exchange that was agreed. */
export const UNSURE =
  /\bnao e (?:(?:[oa]|dona|seu) )?\S+(?: \S+){0,2} que nao\b|\b(?:ops|opa|minto|digo|alias|quer dizer|ou melhor|corrig\w+|espera|pera|perai|esque[cq]\w*|errad[oa]s?|enganei|pensei|pensava|acho|sera que|talvez|devia|deveria|sugeriu|sugere|se eu|se (?:der|puder)|ou entao|quem pode|regras?|quem poderia|queria saber|alguem)\b/;
