/** Beginnings of words that say why somebody cannot serve, and ask for nothing. */
export const REASONS = new RegExp(
  `^(?:${`adoec doen grip gravid amament resguard operou operad operac cirurg joelho perna engess coluna pressao hernia covid febre dor
  internad hospital medic exame atestad licenc viaj viagem praia sitio litoral roca ferias curso prova faculd escola colegio
  estud trabalh servic turno empreg plantao casament casou casad batiz aniversari formatur festa retiro encontro missao
  filh net neto mae pai avo sobrinh irma irmao marid espos familia bebe cuida cansa idade idos velh carro carona onibus chuv niver
  longe dificuld problema compromiss motivo pedi falou disse avis ligou telefon mandou confirm combin quebr cansad acamad fraqu luto falec velorio enterr sepult primo prima comadr compadr afilhad madrinh padrinh enteado enteada bisnet gemeo mudou mudanca`
    .split(/\s+/)
    .join('|')})`,
);
