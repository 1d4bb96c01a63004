import { createElement } from 'react';
import { render, toPlainText } from '@react-email/render';
import {
  loadMail,
  type MailAttachment,
  type MailName,
  type MailParish,
  type MailVariables,
} from '../define-mail.js';
import { stripUnprintable, subjectLine } from './plain-text.js';

export interface RenderedMail {
  subject: string;
  html: string;
  /** The same content for programs that show no HTML, with every address written out. */
  text: string;
  attachments?: MailAttachment[];
}

/** What html-to-text gives a formatter (it ships no types); only the parts used here. */
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

const textOptions = {
  formatters: {
    /** A button as its label with the address on a line of its own. */
    action: (element: AnchorElement, walk: Walk, builder: TextBuilder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      walk(element.children, builder);
      builder.addInline(':');
      builder.addLineBreak();
      builder.addInline(element.attribs.href);
      builder.closeBlock({ trailingLineBreaks: 2 });
    },
  },
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a[data-action]', format: 'action' },
  ],
};

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
  const choicesLink = `${parish.publicUrl}/profile#avisos`;
  const shown = mail.kind === 'account' ? parish : { ...parish, choicesLink };
  const html = stripUnprintable(await render(createElement(mail.Body, { variables, parish: shown })));
  const attachments = mail.attachments?.(variables, parish) ?? [];
  return {
    subject: subjectLine(mail.subject(variables)),
    html,
    text: toPlainText(html, textOptions),
    ...(attachments.length > 0 && { attachments }),
  };
}
