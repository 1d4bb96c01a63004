import { lexer, type MarkedToken, type Token } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { helpAddressOf } from '../../shared/help-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { slugOf } from './guides.ts';
import styles from './help.module.css';

const PICTURES = import.meta.glob<string>('../../../../docs/manual/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture that a guide names as 'pictures/….webp'. */
const pictureAt = (href: string): string | undefined =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${href}`))?.[1];

/**
 * A guide's Markdown as elements: what it is made of is chosen here, so that no text can bring HTML of its own.
 * @param level of its uppermost headings.
 */
export function GuideText({ body, level = 2 }: { body: string; level?: 2 | 3 }) {
  const tokens = useMemo(() => lexer(body), [body]);
  return <div className={styles.text}>{parts(tokens, level)}</div>;
}

const parts = (tokens: readonly Token[] | undefined, level: number): ReactNode =>
  tokens?.map((token, index) => <Fragment key={index}>{part(token as MarkedToken, level)}</Fragment>);

function part(token: MarkedToken, level: number): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading': {
      const Heading = `h${Math.min(token.depth - 2 + level, 4)}` as 'h2' | 'h3' | 'h4';
      return <Heading>{parts(token.tokens, level)}</Heading>;
    }
    case 'paragraph':
      return token.tokens?.some(({ type }) => type === 'image') ? (
        <div className={styles.pictures}>{parts(token.tokens, level)}</div>
      ) : (
        <p>{parts(token.tokens, level)}</p>
      );
    case 'list': {
      const items = token.items.map(({ tokens }, index) => <li key={index}>{parts(tokens, level)}</li>);
      return token.ordered ? <ol start={Number(token.start)}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'blockquote':
      return (
        <div role="note" className={styles.hint}>
          {parts(token.tokens, level)}
        </div>
      );
    case 'strong':
      return <strong>{parts(token.tokens, level)}</strong>;
    case 'em':
      return <em>{parts(token.tokens, level)}</em>;
    case 'link':
      return (
        <Link to={token.href.endsWith('.md') ? helpAddressOf(slugOf(token.href)) : token.href}>
          {parts(token.tokens, level)}
        </Link>
      );
    case 'image':
      return <Picture href={token.href} text={token.text} />;
    case 'text':
      return token.tokens ? parts(token.tokens, level) : <Unbroken text={token.text} />;
    default:
      return token.raw;
  }
}

/** The sizes in which the manual's pictures are taken (take-screenshots.ts); the page keeps their place from the beginning. */
const SHAPES = { phone: { width: 360, height: 740 }, wide: { width: 1008, height: 1000 } };

function Picture({ href, text }: { href: string; text: string }) {
  const shape = href.endsWith('-phone.webp') ? 'phone' : 'wide';
  return <img src={pictureAt(href)} alt={text} data-shape={shape} {...SHAPES[shape]} />;
}
