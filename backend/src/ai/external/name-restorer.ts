const CODES = /(?<![\p{L}\p{N}])M\d{1,9}(?![\p{L}\p{N}])/gu;
/** The end of a text that may be the beginning of a code. */
const UNFINISHED = /(?<![\p{L}\p{N}])M\d*$/u;
const UNKNOWN = 'pessoa desconhecida';

/** Puts names in the place of codes, also when a piece of the text ends in the middle of one. */
export class NameRestorer {
  private held = '';
  /** Stands for what is before the held text: a letter, after which no code begins, or a blank. */
  private before = ' ';

  constructor(private readonly nameOf: (code: string) => string | null) {}

  /** @returns what is certain of the text so far and was not returned before. */
  push(piece: string): string {
    const text = this.before + this.held + piece;
    const cut = UNFINISHED.exec(text)?.index ?? text.length;
    return this.release(text, cut);
  }

  /** @returns the rest. */
  end(): string {
    const text = this.before + this.held;
    return this.release(text, text.length);
  }

  private release(text: string, cut: number): string {
    const certain = text.slice(0, cut);
    this.held = text.slice(cut);
    this.before = /[\p{L}\p{N}]$/u.test(certain) ? 'x' : ' ';
    return certain.replace(CODES, (code) => this.nameOf(code) ?? UNKNOWN).slice(1);
  }
}
