/** Words that have something in common, `*` for whatever follows, as the vocabulary lists them. */
export class WordTable {
  private readonly words = new Set<string>();
  private readonly stems: string[] = [];

  constructor(listed: string) {
    for (const word of listed.trim().split(/\s+/))
      if (word.endsWith('*')) this.stems.push(word.slice(0, -1));
      else this.words.add(word);
  }

  has(word: string): boolean {
    return this.words.has(word) || this.stems.some((stem) => word.startsWith(stem));
  }

  /** Whether one of the words is in a text, as `spoken` gives it. */
  isIn(text: string): boolean {
    return text.split(/[^a-z0-9]+/).some((word) => this.has(word));
  }
}
