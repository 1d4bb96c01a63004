import { createElement } from 'react';
import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import {
  loadMail,
  type MailAttachment,
  type MailName,
  type MailParish,
  type MailVariables,
} from '../define-mail.js';
import { choicesOf } from './layout.js';
import { stripUnprintable, subjectLine } from './plain-text.js';

export interface RenderedMail {
  subject: string;
  html: string;
  /** The same content for programs that show no HTML, with every address written out. */
  text: string;
  attachments?: MailAttachment[];
}

/** The text of a mail's HTML. */
const toText = compile({
  wordwrap: false,
  formatters: {
    /** A button as its label with the address on a line of its own. */
    action: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      walk(element.children, builder);
      builder.addInline(':');
      builder.addLineBreak();
      builder.addInline(element.attribs.href);
      builder.closeBlock({ trailingLineBreaks: 2 });
    },
  },
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a[data-action]', format: 'action' },
    { selector: 'a[data-phone]', format: 'inline' },
  ],
});

/** A tag, or a word that the end of a line would break after its hyphen (as in frontend/src/ui/unbroken.tsx). */
const TAG_OR_TERM =
  /(<style>.*?<\/style>|<[^>]*>)|(?<![\p{L}\d/.-])(?:e-mails?|\p{L}+-feira|\d{4,5}-\d{4})(?![\p{L}\d])/gisu;

/** The HTML of a mail in whose text such words stay whole, and are found and copied as they are written. */
const unbroken = (html: string): string =>
  html.replace(TAG_OR_TERM, (found, tag?: string) =>
    tag === undefined ? `<span style="white-space:nowrap">${found}</span>` : found,
  );

/**
 * Writes one mail in the parish's name and zone. Text in the variables comes out as
 * text, whatever it holds; the subject is always a single line.
 * @throws TypeError when a link is not an absolute web address; RangeError when a date does not exist
 */
export async function renderMail<N extends MailName>(
  name: N,
  variables: MailVariables[N],
  parish: MailParish,
): Promise<RenderedMail> {
  const mail = await loadMail(name);
  const shown = mail.kind === 'account' ? parish : { ...parish, choicesLink: choicesOf(parish) };
  const html = unbroken(
    stripUnprintable(await render(createElement(mail.Body, { variables, parish: shown }))),
  );
  const attachments = mail.attachments?.(variables, parish) ?? [];
  return {
    subject: subjectLine(mail.subject(variables)),
    html,
    text: toText(html),
    ...(attachments.length > 0 && { attachments }),
  };
}
