import { GUIDES } from '../../../portal/help/guides.ts';
import { helpAddressOf } from '../../../shared/help-link.tsx';
import type { Entry } from './palette-model.ts';

/** Every guide of the manual, as the palette finds it. */
const guideEntries: readonly Entry[] = GUIDES.map(({ slug, title, summary, body }) => ({
  kind: 'guide',
  label: title,
  note: summary,
  words: body,
  go: helpAddressOf(slug),
}));

export default guideEntries;
