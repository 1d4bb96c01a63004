/** The time zones of Brazil, in the words of those who live in them. */
const BRAZIL = [
  { value: 'America/Sao_Paulo', label: 'Brasília (Sul, Sudeste, Goiás, Distrito Federal)' },
  { value: 'America/Bahia', label: 'Bahia' },
  { value: 'America/Fortaleza', label: 'Nordeste (Ceará, Maranhão, Paraíba, Piauí, Rio Grande do Norte)' },
  { value: 'America/Recife', label: 'Pernambuco' },
  { value: 'America/Maceio', label: 'Alagoas e Sergipe' },
  { value: 'America/Belem', label: 'Pará e Amapá' },
  { value: 'America/Araguaina', label: 'Tocantins' },
  { value: 'America/Cuiaba', label: 'Mato Grosso' },
  { value: 'America/Campo_Grande', label: 'Mato Grosso do Sul' },
  { value: 'America/Manaus', label: 'Amazonas' },
  { value: 'America/Porto_Velho', label: 'Rondônia' },
  { value: 'America/Boa_Vista', label: 'Roraima' },
  { value: 'America/Rio_Branco', label: 'Acre e oeste do Amazonas' },
  { value: 'America/Noronha', label: 'Fernando de Noronha' },
];

/** The zones to choose from, with the one that the parish has now. */
export const zonesWith = (present: string): { value: string; label: string }[] =>
  BRAZIL.some(({ value }) => value === present) ? BRAZIL : [...BRAZIL, { value: present, label: present }];
