import { defineMail } from '../define-mail.js';
import { choicesOf, DigestList, MailLayout } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    digest: { digest: string };
  }
  interface MailVariables {
    digest: {
      name: string;
      /** What there is to tell, at least one thing, in the order in which it came up. */
      items: readonly (Omit<MailBrief, 'path'> & { link: string })[];
    };
  }
}

export default defineMail({
  name: 'digest',
  label: 'Resumo do dia',
  // That it comes was chosen kind by kind.
  kind: 'account',
  trigger: 'Once a day, at the hour of the settings, where there is something to tell.',
  recipient: 'Each person who wants to be told of something in a digest.',
  sample: {
    name: 'Ana Beatriz',
    items: [
      {
        title: 'Sua escala saiu',
        text: '“Dezembro de 2026”: você serve em 3 missas.',
        act: 'Ver minha escala',
        link: 'https://partilha.example/my-schedule',
      },
      {
        title: 'Faltam 3 dias para responder',
        text: 'Ainda esperamos a sua resposta: “Disponibilidade de janeiro de 2027”.',
        act: 'Responder agora',
        link: 'https://partilha.example/my-questionnaires?id=3',
      },
    ],
  },
  subject: ({ items: [first, ...more] }) =>
    more.length === 0
      ? `Resumo do dia: ${first!.title}`
      : `Resumo do dia: ${first!.title} e mais ${more.length}`,
  Body: ({ variables: { name, items }, parish }) => (
    <MailLayout
      parish={{ ...parish, choicesLink: choicesOf(parish) }}
      preview={items.map(({ title }) => title).join(' · ')}
      heading="Resumo do dia"
      name={name}
      reason="você escolheu receber um resumo por dia."
    >
      <DigestList items={items} />
    </MailLayout>
  ),
});
