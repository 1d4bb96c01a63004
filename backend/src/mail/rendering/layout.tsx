import type { CSSProperties, ReactNode } from 'react';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { formatDateTime } from '../../platform/dates/format.js';
import { instantToLocal } from '../../platform/dates/instant.js';
import type { MailMass, MailParish, MailVariables } from '../define-mail.js';
import { personName } from './plain-text.js';

/** The light palette of the web app; each pair of text and ground has a contrast of at least 5.8. */
const colour = {
  page: '#FBF8F1',
  surface: '#FFFFFF',
  raised: '#F4EEE2',
  border: '#E3D9C6',
  text: '#2E2318',
  secondary: '#6B5846',
  primary: '#8A4B1F',
};

/** Its dark palette, by the class of what is painted: for programs that ask for one; others keep the light one. */
const dark: Readonly<Record<string, CSSProperties>> = {
  page: { backgroundColor: '#17120D', color: '#F3EADB' },
  surface: { backgroundColor: '#211A13', borderColor: '#3B3024' },
  raised: { backgroundColor: '#2B2219', borderColor: '#3B3024', color: '#F3EADB' },
  border: { borderColor: '#3B3024' },
  text: { color: '#F3EADB' },
  secondary: { color: '#C7B59C' },
  link: { color: '#E3A46B' },
  button: { backgroundColor: '#E3A46B', borderColor: '#E3A46B', color: '#2A1708' },
  quiet: { backgroundColor: '#211A13', borderColor: '#E3A46B', color: '#E3A46B' },
};

const darkRules = Object.entries(dark).map(([name, paint]) => {
  const lines = Object.entries(paint).map(
    ([property, value]) =>
      `${property.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}:${value}!important`,
  );
  // react-email paints the page a second time, in a cell of its own.
  const cells = name === 'page' || name === 'surface' ? `,.${name} td` : '';
  return `.${name}${cells}{${lines.join(';')}}`;
});

const fontFamily = "'Atkinson Hyperlegible Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const body: CSSProperties = { fontSize: 16, lineHeight: '24px', color: colour.text };
const small: CSSProperties = { fontSize: 14, lineHeight: '21px', color: colour.secondary };

/**
 * The address as given, once known to be an absolute web address. The error does not repeat it: it may
 * hold a secret.
 */
function webAddress(link: string): string {
  if (!/^https?:\/\//.test(link) || !URL.canParse(link)) {
    throw new TypeError('The link is not an absolute web address');
  }
  return link;
}

interface MailLayoutProps {
  parish: MailParish;
  /** What the mail list shows after the subject. */
  preview: string;
  heading: string;
  /** The recipient's name, where it is known. */
  name?: string;
  /** Completes 'Você recebeu este e-mail porque …'. */
  reason: string;
  /** The one thing to do next: a button, with an absolute address. */
  action?: { label: string; link: string };
  /** What else may be done: a quieter button below the first. */
  alternative?: { label: string; link: string };
  /** Remarks below the button. */
  notes?: ReactNode;
  children: ReactNode;
}

/** Where people choose how they are told. */
export const choicesOf = ({ publicUrl }: Pick<MailParish, 'publicUrl'>): string =>
  `${publicUrl}/profile#avisos`;

/** The frame of every mail: heading, greeting, content, action, and at the end who sent it and why. */
export function MailLayout(props: MailLayoutProps) {
  const { parish, preview, heading, name, reason, action, alternative, notes, children } = props;
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{`:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}`}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        lang="pt-BR"
        className="page"
        style={{ backgroundColor: colour.page, margin: 0, padding: '24px 12px', fontFamily, ...body }}
      >
        <Container
          className="surface"
          style={{
            maxWidth: 600,
            backgroundColor: colour.surface,
            border: `1px solid ${colour.border}`,
            borderRadius: 12,
            padding: '24px 24px 16px',
          }}
        >
          <Text data-skip-in-text="true" className="secondary" style={{ ...small, margin: '0 0 16px' }}>
            {parish.ministryTitle}
          </Text>
          <Heading
            style={{
              fontSize: 24,
              lineHeight: '32px',
              fontWeight: 700,
              textWrap: 'balance',
              margin: '0 0 16px',
            }}
          >
            {heading}
          </Heading>
          <Paragraph>{name ? `Olá, ${personName(name)}!` : 'Olá!'}</Paragraph>
          {children}
          {action && <ActionButton {...action} />}
          {alternative && <ActionButton {...alternative} quiet />}
          {notes}
          <Hr className="border" style={{ borderTop: `1px solid ${colour.border}`, margin: '24px 0 16px' }} />
          {action && (
            <Text data-skip-in-text="true" className="secondary" style={{ ...small, margin: '0 0 8px' }}>
              O botão não abre? Copie este endereço no navegador:
              <br />
              <WebLink href={action.link} />
            </Text>
          )}
          <Text className="secondary" style={{ ...small, margin: '0 0 8px' }}>
            Enviado por {[parish.ministryTitle, parish.parishName, parish.city].filter(Boolean).join(', ')}:{' '}
            <WebLink href={parish.publicUrl} />
          </Text>
          <Text className="secondary" style={{ ...small, margin: '0 0 8px' }}>
            Você recebeu este e-mail porque {reason}
          </Text>
          {parish.choicesLink && (
            <Text className="secondary" style={{ ...small, margin: '0 0 8px' }}>
              Prefere outro jeito? <WebLink href={parish.choicesLink}>Escolha como ser avisado</WebLink>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** A link that reads as its address, or as the given words. */
export function WebLink({ href, children = href }: { href: string; children?: ReactNode }) {
  return (
    <Link
      href={webAddress(href)}
      className="link"
      style={{
        color: colour.primary,
        textDecorationLine: 'underline',
        // Words break where words do, an address anywhere.
        ...(children === href && { wordBreak: 'break-all' }),
      }}
    >
      {children}
    </Link>
  );
}

/** The telephone of the coordination, after words that send a person there; nothing where the parish names none. */
export function CoordinationPhone({ parish: { coordinationPhone } }: { parish: MailParish }) {
  if (coordinationPhone === null) return null;
  return (
    <>
      {' '}
      Telefone:{' '}
      <Link
        href={`tel:${coordinationPhone.replace(/[^+\d]/g, '')}`}
        data-phone="true"
        className="link"
        style={{ color: colour.primary, textDecorationLine: 'underline', whiteSpace: 'nowrap' }}
      >
        {coordinationPhone}
      </Link>
      .
    </>
  );
}

/** A button 47 px high; `data-action` lets the plain text put its address on a line of its own. */
function ActionButton({ label, link, quiet = false }: { label: string; link: string; quiet?: boolean }) {
  return (
    <Button
      href={webAddress(link)}
      data-action="true"
      className={quiet ? 'quiet' : 'button'}
      style={{
        backgroundColor: quiet ? colour.surface : colour.primary,
        color: quiet ? colour.primary : colour.surface,
        border: `1px solid ${colour.primary}`,
        borderRadius: 8,
        fontSize: 16,
        fontWeight: 700,
        padding: '14px 24px',
        margin: '8px 8px 24px 0',
      }}
    >
      {label}
    </Button>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="text" style={{ ...body, margin: '0 0 16px' }}>
      {children}
    </Text>
  );
}

/** A remark below the button. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="secondary" style={{ ...body, color: colour.secondary, margin: '0 0 16px' }}>
      {children}
    </Text>
  );
}

/** Says what a personal link opens; nothing where the link is everybody's. */
export function PersonalLinkNote({ isPersonal }: { isPersonal: boolean }) {
  if (!isPersonal) return null;
  return <Note>O link é só seu: abre este questionário sem senha, até o prazo. Não o encaminhe.</Note>;
}

/** Text that a person wrote, kept apart from the mail's own words, with its line breaks. */
export function Quotation({ text }: { text: string }) {
  return (
    <blockquote
      className="raised"
      style={{
        ...body,
        margin: '0 0 16px',
        padding: '12px 16px',
        backgroundColor: colour.raised,
        borderLeft: `4px solid ${colour.border}`,
        borderRadius: 4,
      }}
    >
      {text
        .trim()
        .split(/\r\n|\r|\n/)
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
    </blockquote>
  );
}

/** The person's masses, one below the other, in the order given. */
export function MassList({ masses }: { masses: readonly MailMass[] }) {
  return (
    <ul style={{ listStyle: 'none', margin: '0 0 12px', padding: 0 }}>
      {masses.map((mass) => (
        <li
          key={mass.uid}
          className="border"
          style={{ margin: 0, padding: '12px 0', borderTop: `1px solid ${colour.border}` }}
        >
          <strong>{formatDateTime(mass.date, mass.time)}</strong>
          <br />
          <span className="secondary" style={{ color: colour.secondary }}>
            {[mass.description, mass.place].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Several things that happened, one below the other, each with its button. */
export function DigestList({ items }: Pick<MailVariables['digest'], 'items'>) {
  return (
    <ul style={{ listStyle: 'none', margin: '0 0 12px', padding: 0 }}>
      {items.map(({ title, text, act, link }) => (
        <li
          key={`${title} ${text}`}
          className="border"
          style={{ margin: 0, padding: '12px 0 0', borderTop: `1px solid ${colour.border}` }}
        >
          <strong>{title}</strong>
          <div>{text}</div>
          <ActionButton label={act} link={link} />
        </li>
      ))}
    </ul>
  );
}

/** Until when a questionnaire can be answered, in the parish's zone; nothing where it has no end. */
export function Deadline({ deadline, zone }: { deadline: string | undefined; zone: MailParish['zone'] }) {
  if (deadline === undefined) return null;
  const { date, time } = instantToLocal(new Date(deadline), zone);
  return (
    <Paragraph>
      Responda até <strong>{formatDateTime(date, time)}</strong>.
    </Paragraph>
  );
}

/** What the coordination wrote about its decision; nothing where it wrote nothing. */
export function CoordinationNote({ note }: { note: string | undefined }) {
  if (note === undefined) return null;
  return (
    <>
      <Paragraph>A coordenação escreveu:</Paragraph>
      <Quotation text={note} />
    </>
  );
}
