/** Who leaves and comes back → the plain words that say the same, as in `idioms.ts`. Another region's phrases are added here. */
const DAY = String.raw`(?:n?o |em )?(?:dia )?(\d{1,2}(?:\/\d{1,2}| de [a-z]{4,9})?)(?![\d:h])`;
const LEAVES = String.raw`(?:viaj(?:a|am|ara|arao)|vai(?: se)? (?:embora|pois|viajar|mudar)|vao (?:embora|pois|viajar)|(?:vai|vao) (?:para|p)(?: [oa])?(?: [a-z]{3,}){1,2}|sai(?:em)? de viagem|se muda(?:m)?|muda se)`;
const LATER = String.raw`(?:(?:so )?(?:em|no|n?o|para o|depois d[aeo]s?|la em|la para) )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:proximo |outro )?ano(?: que vem| novo| seguinte)?|(?:proximo |outro )?mes(?: que vem| seguinte)?|carnaval|quaresma|pascoa)`;

export const JOURNEYS: readonly [RegExp, string][] = [
  // "Embarca no dia 13", "parte em 10 de dezembro".
  [
    /\b(?:embarcam?|embarcara|partem?|partira|(?:pega|pegam|cai|caem) n?a estrada|saem? (?:de|em|para) (?:viagem|excursao|romaria|peregrinacao|retiro)) (?:em |n?o |ja )?(?=(?:dia )?\d{1,2}(?![\d:h]))/g,
    'viaja ',
  ],
  [/\bviaja (?=\d)/g, 'viaja dia '],
  // "Regressa no dia 18".
  [
    /(?<!\bnao )\b(?:retornam?|retornara|regressam?|regressara|reaparecem?|desembarcam?|(?:chegam?|vem|(?:es)?ta|estara) de volta|torna a vir|da as caras)(?= (?:so |apenas )?(?:n?o |em )?(?:dia )?\d| so| em | no | depois|,|$)/g,
    'volta',
  ],
  // "Só chega de Fortaleza no dia 20".
  [
    /\b(?:so|somente|apenas) (?:chegam?|chegara|aparecem?|aparecera|desce|sobe|vem embora|pisa)(?: (?:d[aeo]|por|la d[aeo]|aqui|ca|em casa|na cidade)(?: [a-z]+){0,2}?)? (?=(?:n?o |em )?dia \d)/g,
    'so volta ',
  ],
  // "Viaja no dia 20 e só volta em dezembro", "vai embora no dia 15 e não volta".
  [
    new RegExp(
      String.raw`\b${LEAVES} ${DAY},? (?:e |mas )?(?:so |somente )?(?:volta|voltam|vem|retorna|chega)(?: so)? ${LATER}`,
      'g',
    ),
    'nao pode a partir do dia $1',
  ],
  [
    new RegExp(
      String.raw`\b${LEAVES} ${DAY},? (?:e |mas )?(?:nao (?:volta|voltam|retorna|vem)(?: mais)?(?: (?:este|esse|neste|nesse) (?:mes|ano))?|sem (?:data|previsao) (?:para voltar|de volta))`,
      'g',
    ),
    'nao pode a partir do dia $1',
  ],
];
