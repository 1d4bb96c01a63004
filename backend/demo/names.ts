import { comparisonKey } from '../src/platform/text.js';
import type { SeededRandom } from './random.js';

export type Gender = 'female' | 'male';

/** Given names by generation; a person's age chooses the list. */
const GIVEN_NAMES: Record<Gender, Record<'older' | 'middle' | 'younger', readonly string[]>> = {
  female: {
    older: [
      'Maria Aparecida',
      'Terezinha',
      'Doralice',
      'Neusa',
      'Ivone',
      'Maria de Lourdes',
      'Dirce',
      'Odete',
      'Zilda',
      'Conceição',
      'Maria José',
      'Cleusa',
      'Iracema',
      'Nair',
      'Maria do Carmo',
      'Aparecida',
      'Lourdes',
      'Yolanda',
      'Maria Helena',
      'Ercília',
      'Nilza',
      'Alzira',
      'Vera Lúcia',
      'Ana Lúcia',
    ],
    middle: [
      'Márcia',
      'Sandra',
      'Cláudia',
      'Adriana',
      'Rosângela',
      'Silvana',
      'Ana Paula',
      'Luciana',
      'Regina',
      'Eliane',
      'Solange',
      'Maria Cristina',
      'Denise',
      'Rosana',
      'Simone',
      'Patrícia',
      'Célia',
      'Marta',
      'Ana Maria',
      'Elaine',
      'Sueli',
      'Maria Inês',
      'Rita',
      'Valéria',
      'Beatriz',
      'Cristiane',
      'Mônica',
      'Kátia',
    ],
    younger: [
      'Camila',
      'Bruna',
      'Larissa',
      'Juliana',
      'Fernanda',
      'Letícia',
      'Mariana',
      'Aline',
      'Priscila',
      'Tatiane',
      'Natália',
      'Gabriela',
      'Amanda',
      'Ana Carolina',
      'Débora',
      'Vanessa',
      'Jéssica',
      'Maria Clara',
      'Isabela',
      'Rafaela',
      'Thaís',
      'Bianca',
      'Carolina',
      'Renata',
    ],
  },
  male: {
    older: [
      'Sebastião',
      'Geraldo',
      'Benedito',
      'Osvaldo',
      'José Carlos',
      'Valdemar',
      'Antônio',
      'João Batista',
      'Nelson',
      'Orlando',
      'Joaquim',
      'Luiz Antônio',
      'Alcides',
      'Mário',
      'Arlindo',
      'José Roberto',
      'Francisco',
      'Laércio',
    ],
    middle: [
      'Marcelo',
      'Marcos',
      'Sérgio',
      'Carlos Alberto',
      'Edson',
      'Wagner',
      'Paulo César',
      'Ricardo',
      'Cláudio',
      'Luís Fernando',
      'Roberto',
      'Adilson',
      'Márcio',
      'Gilberto',
      'Reinaldo',
      'Vanderlei',
      'Fábio',
      'Jorge',
      'Valdir',
      'José Luís',
      'Ademir',
      'Rogério',
    ],
    younger: [
      'Rafael',
      'Gabriel',
      'Lucas',
      'Thiago',
      'Felipe',
      'Bruno',
      'Rodrigo',
      'Leandro',
      'Diego',
      'Guilherme',
      'Vinícius',
      'João Paulo',
      'Danilo',
      'Mateus',
      'Caio',
      'Eduardo',
      'Leonardo',
      'Renan',
      'Murilo',
      'André Luís',
    ],
  },
};

/** Surnames, some with the particle that belongs to them. */
export const SURNAMES: readonly string[] = [
  'Amadei',
  'de Arruda',
  'Barbieri',
  'Bellini',
  'Bertolini',
  'Brandão',
  'Bueno',
  'Cassiano',
  'Cerqueira',
  'Corrêa',
  'Damasceno',
  'Delgado',
  'Domingues',
  'Estevão',
  'Figueira',
  'Fogaça',
  'de Freitas',
  'Furquim',
  'Galhardo',
  'Godinho',
  'Hidalgo',
  'Honorato',
  'Ishikawa',
  'Junqueira',
  'Laureano',
  'Lisboa',
  'Lopes',
  'Maciel',
  'Malheiros',
  'Manfrini',
  'Mascarenhas',
  'Miranda',
  'Negrão',
  'Novaes',
  'Oliva',
  'de Oliveira',
  'Ortega',
  'Pacheco',
  'de Paiva',
  'Pedroso',
  'Penteado',
  'Perucci',
  'Pires',
  'do Prado',
  'Proença',
  'Quintela',
  'Ramalho',
  'Rangel',
  'Ribas',
  'da Rocha',
  'Rosseti',
  'Saldanha',
  'Salgueiro',
  'dos Santos',
  'Seabra',
  'Serrano',
  'da Silva',
  'Sobral',
  'Taborda',
  'Teles',
  'Toledo',
  'Trevisan',
  'Urbano',
  'Vasques',
  'Ventura',
  'Vidal',
  'Yamashita',
  'Zacarias',
  'Zanella',
];

/** A given name fit for the gender and the age in years. */
export function pickGivenName(gender: Gender, age: number, random: SeededRandom): string {
  const generation = age >= 62 ? 'older' : age >= 42 ? 'middle' : 'younger';
  return random.pick(GIVEN_NAMES[gender][generation]);
}

/**
 * The shortest schedule name still free, such as 'Ana Paula S.', then 'Ana Paula Siqueira', then with one more
 * surname; the chosen one is added to `taken` (comparison keys).
 *
 * @param surnames in order, the last one being the one people are known by
 * @throws Error when even the full name is taken
 */
export function takeScheduleName(given: string, surnames: readonly string[], taken: Set<string>): string {
  const bare = surnames.map((surname) => surname.replace(/^d[aeo]s? /, ''));
  const last = bare.at(-1) ?? '';
  const first = bare[0] ?? '';
  const full = [given, ...surnames].join(' ');
  const candidates = [
    `${given} ${last.charAt(0)}.`,
    `${given} ${last}`,
    `${given} ${first.charAt(0)}. ${last}`,
    full,
  ];
  const free = candidates.find((name) => !taken.has(comparisonKey(name)));
  if (free === undefined) throw new Error(`No schedule name left for ${full}`);
  taken.add(comparisonKey(free));
  return free;
}

/** An e-mail address under the reserved domain `exemplo.test` (RFC 2606), added to `taken`. */
export function takeEmail(given: string, surname: string, taken: Set<string>): string {
  const local = comparisonKey(`${given.split(' ')[0]} ${surname.split(' ').at(-1)}`).replace(/ /g, '.');
  let email = `${local}@exemplo.test`;
  for (let n = 2; taken.has(email); n++) email = `${local}${n}@exemplo.test`;
  taken.add(email);
  return email;
}

/**
 * A fictitious mobile number, added to `taken`. It begins with 90, which in Brazil is the prefix of collect calls
 * (90 90…), so that no subscriber has it.
 */
export function takePhone(random: SeededRandom, taken: Set<string>): string {
  for (;;) {
    const digits = String(random.int(0, 9_999_999)).padStart(7, '0');
    const phone = `+55 (15) 90${digits.slice(0, 3)}-${digits.slice(3)}`;
    if (taken.has(phone)) continue;
    taken.add(phone);
    return phone;
  }
}
