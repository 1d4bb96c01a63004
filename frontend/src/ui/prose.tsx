import { Fragment } from 'react';
import { proseBlocks, type Block } from '../lib/prose.ts';
import styles from './prose.module.css';
import { Unbroken } from './unbroken.tsx';

/** A plain text to be read: paragraphs and lists, at most 70 characters wide. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {proseBlocks(text).map((block, index) => (
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <Unbroken text={line} />
          </Fragment>
        ))}
      </p>
    );
  }
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Unbroken text={item} />
    </li>
  ));
  return block.kind === 'numbered' ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}
