import { Fragment } from 'react';

/** Words that the end of a line would break after their hyphen. */
const TERM = /(e-mails?|\p{L}+-feira|\d{4,5}-\d{4})(?![\p{L}\d])/giu;

/** A running text in which “e-mail”, the days of the week and telephones stay whole at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text
    .split(TERM)
    .map((part, at) => (
      <Fragment key={at}>{at % 2 === 1 ? <span className="unbroken">{part}</span> : part}</Fragment>
    ));
}
