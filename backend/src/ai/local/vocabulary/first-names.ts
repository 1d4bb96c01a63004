/** First names whose ending does not tell whether a man or a woman has them; without accents. */

export const WOMEN = new Set(
  `alice anunciacao amparo ascensao assuncao beatriz carmem carmen cleide clarice cleonice conceicao consolacao consuelo denise
  deise dolores dores doris edite elaine eliane elisabete elizabeth encarnacao ester esther eunice gisele gislaine heloise
  hermione inez ines ingrid irene iris isabel isabele isabelle isis ivete ivone izabel jaqueline josiane judite juliane
  karen katiane leide leonor liliane livramento lourdes luci lurdes marlene marli mercedes meire miriam mirian nair nazare
  neide nelci odete penha piedade prazeres quiteria rachel raquel remedios rosane rosangele rosario roseli rosemeire rute
  ruth salete silene simone socorro solange sueli suely tais thais valdete vivian viviane yasmin zenaide zuleide`.split(
    /\s+/,
  ),
);

export const MEN = new Set(
  `alexandre andre arlei ariel batista daniel davi david elias enoque ezequias gabriel geova henrique isaias isaque jaime jeremias
  joaquim jonas jorge jose josias josue judas juca kaua levi lucas luca luis luiz malaquias manuel manoel mateus matias
  matheus messias michel miguel moises natanael nicolas noe rafael rai samuel tadeu tobias tomas tome vicente ze zeca
  zacarias`.split(/\s+/),
);
