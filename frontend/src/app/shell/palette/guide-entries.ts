import { GUIDES, guidesOf, guideWords } from '../../../portal/help/guides.ts';
import { helpAddressOf } from '../../../shared/help-link.tsx';
import type { CurrentUser } from '../../../shared/session.tsx';
import type { Entry } from './palette-model.ts';

/** The guides that the palette finds for a role. */
export type GuideEntries = (role: CurrentUser['role']) => Entry[];

/** @throws what the loading of the guides' texts failed with. */
export async function guideEntries(): Promise<GuideEntries> {
  const words = await guideWords.load();
  const entries = new Map(
    GUIDES.map(({ slug, title, summary }): [string, Entry] => [
      slug,
      { kind: 'guide', label: title, note: summary, words: words.get(slug)!, go: helpAddressOf(slug) },
    ]),
  );
  return (role) => guidesOf(role).map(({ slug }) => entries.get(slug)!);
}
