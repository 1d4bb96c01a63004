import { defineMail } from '../define-mail.js';
import { MailLayout, Paragraph, Quotation } from '../rendering/layout.js';
import { pathOf, personName } from '../rendering/plain-text.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'message-received': { messageId: number };
  }
  interface MailVariables {
    'message-received': {
      name: string;
      /** Who wrote it. */
      sender: string;
      /** What they called it, and what they wrote. */
      title: string;
      text: string;
      link: string;
    };
  }
}

const ACT = 'Ler e responder';

export default defineMail({
  name: 'message-received',
  label: 'Mensagem recebida',
  kind: 'messages',
  trigger: 'Somebody writes a personal message: to one person, a team, the coordination, or everybody.',
  recipient: 'Each person to whom it is written, unless they have read it.',
  sample: {
    name: 'Ana Beatriz',
    sender: 'Helena Quirino Siqueira',
    title: 'Missa de domingo, 6 de dezembro, 8h',
    text: 'Cheguem às 7h30, por favor.\nHaverá ensaio.',
    link: 'https://partilha.example/messages?tab=pessoais',
  },
  subject: ({ sender, title }) => `${personName(sender)} escreveu: ${title}`,
  brief: ({ link }) => ({
    title: 'Nova mensagem',
    text: 'Alguém do ministério escreveu a você.',
    path: pathOf(link),
    act: ACT,
  }),
  Body: ({ variables: { name, sender, title, text, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`${personName(sender)} escreveu a você.`}
      heading="Uma mensagem para você"
      name={name}
      reason="alguém do ministério escreveu a você."
      action={{ label: ACT, link }}
    >
      <Paragraph>
        <strong>{personName(sender)}</strong> escreveu:
      </Paragraph>
      <Quotation text={`${title}\n\n${text}`} />
    </MailLayout>
  ),
});
