/** The forms of Portuguese verbs, so that a table of meanings need only name a verb once. */

/** Endings after the stem, by the infinitive's last two letters, without accents; what was is a story, and is left out. */
const ENDINGS: Record<string, string> = {
  ar: `o as a amos am arei aras ara aremos arao aria arias ariamos ariam
    asse asses assemos assem ar ares armos arem ando ado ada ados adas`,
  er: `o es e emos em i este eu eram ia ias iamos iam erei eras era eremos erao eria erias eriamos eriam
    esse esses essemos essem er eres ermos erem endo ido ida idos idas`,
  ir: `o es e imos em irei iras ira iremos irao iria irias iriamos iriam
    isse isses issemos issem ir ires irmos irem indo ido ida idos idas`,
  or: `onho oes oe omos oem orei oras ora oremos orao oria orias
    oriamos oriam usesse usesses usessemos usessem or user useres usermos userem ondo osto osta ostos ostas onha onhas onhamos onham`,
};
const SUBJUNCTIVE = { ar: 'e es emos em', er: 'a as amos am', ir: 'a as amos am', or: '' } as const;

/** Verbs of which the rules make wrong forms → all of their forms that are understood, or those that they have besides. */
const IRREGULAR: Record<string, string> = {
  ir: 'vou vais vai vamos vao va vas irei ira iremos irao iria iriam fosse fosses fossemos fossem for fores formos forem indo',
  vir: 'venho vens vem virei vira viremos virao viria viriam venha venhas venhamos venham viesse viessem vier vierem vindo',
  estar:
    'estarei estara estarao estaria estariam esteja estejas estejam estivesse estivessem estiver estiverem',
  poder:
    'posso podes pode podemos podem podia podiam podera poderao poderia poderias poderiam possa possas possamos possam pudesse pudessem puder puderem podendo',
  querer:
    'quero queres quer queremos querem queria queriam querera queira queiram queiras quisesse quisessem quiser quiserem',
  sair: 'saio sais sai saimos saem saia saias saiamos saiam saira sairao sairia sairiam saisse saissem sair sairem saindo saido',
  dar: 'dou das da damos dao dara darao daria dariam de deem desse dessem der derem dando dado',
  fazer:
    'faco faz fazes fazemos fazem farei fara farao faria fariam faca facas facamos facam fizesse fizessem fizer fizerem fazendo',
  servir: 'sirvo sirva sirvas sirvamos sirvam',
  preferir: 'preferia preferiria prefiro prefira prefiram',
  pedir: 'peco peca pecam',
  conseguir: 'consigo consiga consigas consigam',
  cobrir: 'cubro cubra cubram',
  inserir: 'insiro insira insiram insere inserem',
  subir: 'sobe sobem suba subam',
  cair: 'caio cai caem caia caiam caira',
  manter: 'mantem mantenha mantenham mantido',
  subtrair: 'subtraia subtraiam subtrai',
};

const WHOLLY_IRREGULAR = new Set(['ir', 'vir', 'estar', 'dar', 'sair', 'fazer', 'cair']);

/** All forms of a verb. @param verb its infinitive; "ç" may be written. */
export function formsOf(verb: string): string[] {
  const [stem, ending] = [verb.slice(0, -2), verb.slice(-2) as keyof typeof SUBJUNCTIVE];
  const written = (text: string) =>
    text
      .replace(/ç/g, 'c')
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '');
  const subjunctive =
    ending === 'ar' ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu') : stem.replace(/g$/, 'j');
  const endings = ENDINGS[ending]?.split(/\s+/) ?? [];
  if (WHOLLY_IRREGULAR.has(verb)) return IRREGULAR[verb]!.split(' ');
  const own = endings.map((each) => stem + each);
  // "Incluir": incluiu, inclui, inclua.
  const diphthong = /[aeou]ir$/.test(verb) ? [`${stem}i`, `${stem}is`, `${stem}em`] : [];
  // "Bloquear": bloqueia, bloqueie.
  const stressed = verb.endsWith('ear')
    ? ['o', 'a', 'as', 'am', 'e', 'es', 'em'].map((end) => `${stem}i${end}`)
    : [];
  return [
    ...own,
    ...stressed,
    ...SUBJUNCTIVE[ending]
      .split(' ')
      .filter(Boolean)
      .map((each) => subjunctive + each),
    ...diphthong,
    ...(IRREGULAR[verb]?.split(' ') ?? []),
  ].map(written);
}

/** Endings of what was. */
const PAST: Record<string, string> = {
  ar: 'ei aste ou aram ava avas avamos avam ara',
  er: 'i este eu eram ia ias iamos iam',
  ir: 'i iste iu iram ia ias iamos iam',
};

/** Forms of a verb that tell what was. @param verb as for {@link formsOf}. */
export function pastOf(verb: string): string[] {
  const [stem, ending] = [verb.slice(0, -2).replace(/ç$/, 'c'), verb.slice(-2)];
  const first =
    ending === 'ar' ? stem.replace(/c$/, verb.at(-3) === 'c' ? 'qu' : 'c').replace(/g$/, 'gu') : stem;
  return (PAST[ending]?.split(' ') ?? []).map((end) => (end === 'ei' ? first : stem) + end);
}
