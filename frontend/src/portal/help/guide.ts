/** For whom a guide is, in the order of the manual: the word in its file, and its heading on screen. */
export const AUDIENCES = {
  entrada: 'Para entrar',
  ministro: 'Para quem serve',
  coordenacao: 'Para a coordenação',
  administracao: 'Para a administração',
  reitor: 'Para o reitor',
} as const;

export type Audience = keyof typeof AUDIENCES;

/** A file of docs/manual, but for its text. */
export interface Guide {
  /** Its address below /ajuda: the file's name without number and ending. */
  slug: string;
  title: string;
  /** One sentence. */
  summary: string;
  audience: Audience;
  /** The pages that it explains, and what lies below them, as the routes name them ('/schedules/:id'). */
  pages: readonly string[];
}

/** A piece of a guide's text: words, or an element with what stands in it. */
export type Piece =
  | string
  | { is: 'paragraph' | 'pictures' | 'list' | 'item' | 'hint' | 'strong' | 'em'; in: Piece[] }
  | { is: 'heading'; depth: number; in: Piece[] }
  | { is: 'steps'; from: number; in: Piece[] }
  | { is: 'link'; to: string; in: Piece[] }
  | { is: 'guide'; slug: string; in: Piece[] }
  | { is: 'picture'; name: string; text: string };
