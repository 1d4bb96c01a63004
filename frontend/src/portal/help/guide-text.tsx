import { Fragment, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneIfSentThere } from '../../shared/coordination-phone.tsx';
import { helpAddressOf } from '../../shared/help-link.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Piece } from './guide.ts';
import { GUIDES, textOf } from './guides.ts';
import styles from './help.module.css';

const PICTURES = import.meta.glob<string>('../../../../docs/manual/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture that a guide names as 'pictures/….webp'. */
const pictureAt = (name: string): string | undefined =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}`))?.[1];

interface Shown {
  /** Of the uppermost headings. */
  level?: 2 | 3;
}

const TEXTS = new Map(
  GUIDES.map((guide) => [
    guide.slug,
    lazyPage<Shown>(
      async () => {
        const text = await textOf(guide);
        return { default: ({ level }) => <Pieces pieces={text} level={level} /> };
      },
      <Loading />,
    ),
  ]),
);

/** The text of a guide, loaded when it is first read. */
export function GuideText({ slug, level }: { slug: string } & Shown) {
  const Text = TEXTS.get(slug)!;
  return <Text key={slug} {...(level && { level })} />;
}

/** What is drawn is chosen here, so that no text can bring HTML of its own. */
export const Pieces = ({ pieces, level = 2 }: { pieces: readonly Piece[]; level?: 2 | 3 | undefined }) => (
  <div className={styles.text}>{drawn(pieces, level)}</div>
);

const drawn = (pieces: readonly Piece[], level: number): ReactNode =>
  pieces.map((piece, index) => <Fragment key={index}>{one(piece, level)}</Fragment>);

function one(piece: Piece, level: number): ReactNode {
  if (typeof piece === 'string') return <Unbroken text={piece} />;
  if (piece.is === 'picture') return <Picture {...piece} />;
  const content = drawn(piece.in, level);
  switch (piece.is) {
    case 'heading': {
      const Heading = `h${Math.min(piece.depth - 2 + level, 4)}` as 'h2' | 'h3' | 'h4';
      return <Heading>{content}</Heading>;
    }
    case 'paragraph':
      return (
        <>
          <p>{content}</p>
          <PhoneIfSentThere text={wordsOf(piece)} />
        </>
      );
    case 'pictures':
      return <div className={styles.pictures}>{content}</div>;
    case 'steps':
      return <ol start={piece.from}>{content}</ol>;
    case 'list':
      return <ul>{content}</ul>;
    case 'item':
      return <li>{content}</li>;
    case 'hint':
      return (
        <div role="note" className={styles.hint}>
          {content}
        </div>
      );
    case 'strong':
      return <strong>{content}</strong>;
    case 'em':
      return <em>{content}</em>;
    case 'link':
      return <Link to={piece.to}>{content}</Link>;
    case 'guide':
      return <Link to={helpAddressOf(piece.slug)}>{content}</Link>;
  }
}

/** What is read of a piece, without its looks. */
const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : 'in' in piece ? piece.in.map(wordsOf).join('') : '';

/** The sizes in which the manual's pictures are taken (take-screenshots.ts); the page keeps their place from the beginning. */
const SHAPES = { phone: { width: 360, height: 740 }, wide: { width: 1008, height: 1000 } };

/** Nothing where it cannot be had, without network: the words say it all. */
function Picture({ name, text }: { name: string; text: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const shape = name.endsWith('-phone.webp') ? 'phone' : 'wide';
  return (
    <img
      src={pictureAt(name)}
      alt={text}
      data-shape={shape}
      {...SHAPES[shape]}
      onError={() => setFailed(true)}
    />
  );
}
