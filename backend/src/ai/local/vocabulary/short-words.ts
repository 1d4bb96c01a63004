/** Small words by which requests are read, in which a slip of the finger is looked for though they are short. */
export const SHORT = 'nao dia dias quem pode com para sem missa';

/** Small words that are written together with the one beside them: "apartir", "dodia", "atéo". */
export const WRITTEN_TOGETHER =
  'a o e as os ao de do da dos das no na nos nas em ate nao com que se dia para por e';

/** Verbs before which no "na" and no "no" can stand: there they are a "não" that lacks a letter. */
export const FINITE =
  'pode podem podera poderao vai vao vem consegue conseguem quer querem serve servem aguenta';
