import { GUIDES, guideWords } from '../../../portal/help/guides.ts';
import { helpAddressOf } from '../../../shared/help-link.tsx';
import type { Entry } from './palette-model.ts';

/** Every guide of the manual, as the palette finds it. @throws what the loading of their texts failed with. */
export async function guideEntries(): Promise<readonly Entry[]> {
  const words = await guideWords.load();
  return GUIDES.map(({ slug, title, summary }) => ({
    kind: 'guide',
    label: title,
    note: summary,
    words: words.get(slug)!,
    go: helpAddressOf(slug),
  }));
}
