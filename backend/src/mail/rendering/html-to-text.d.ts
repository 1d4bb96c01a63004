/** The parts of html-to-text that are used here: it ships no types. */
declare module 'html-to-text' {
  interface TextBuilder {
    openBlock(options: { leadingLineBreaks: number }): void;
    addInline(text: string): void;
    addLineBreak(): void;
    closeBlock(options: { trailingLineBreaks: number }): void;
  }
  interface AnchorElement {
    attribs: { href: string };
    children: unknown[];
  }
  type Walk = (children: unknown[], builder: TextBuilder) => void;

  export interface SelectorDefinition {
    selector: string;
    format?: string;
    options?: object;
  }

  /** Reads the options once, for all texts. */
  export function compile(options: {
    wordwrap: false;
    formatters: Record<string, (element: AnchorElement, walk: Walk, builder: TextBuilder) => void>;
    selectors: SelectorDefinition[];
  }): (html: string) => string;
}
