import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';

/** One thing of a short list: its name, a word about its state, a line of facts and the way to it. */
export function Entry({
  title,
  badge,
  facts,
  link,
  children,
}: {
  title: string;
  badge: ReactNode;
  facts: ReactNode;
  link: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card title={title} actions={badge}>
      <Stack>
        <Muted>{facts}</Muted>
        {children}
        <Row>{link}</Row>
      </Stack>
    </Card>
  );
}
