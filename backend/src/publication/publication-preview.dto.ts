import { Email, Flag, Id, Int, NestedList, OneOf } from '../platform/fields/fields.js';
import { BriefMassResponse } from '../roster/index.js';
import { NamedMinisterResponse } from '../ministers/index.js';

const MAX_COUNT = 100_000;

const PUBLICATION_MAILS = ['roster-published', 'roster-changed'] as const;

export class PreviewMassResponse extends BriefMassResponse {
  @Id()
  slotId!: number;
}

export class PreviewMailResponse extends NamedMinisterResponse {
  @Email({ nullable: true })
  email!: string | null;

  @OneOf(PUBLICATION_MAILS, {
    description: 'A primeira notícia desta escala (roster-published), ou só o que mudou (roster-changed).',
  })
  mail!: (typeof PUBLICATION_MAILS)[number];

  @NestedList(() => PreviewMassResponse, { description: 'Todas as missas da pessoa nesta escala.' })
  masses!: PreviewMassResponse[];

  @NestedList(() => PreviewMassResponse, { description: 'As que ela ainda não sabe.' })
  added!: PreviewMassResponse[];

  @NestedList(() => PreviewMassResponse, { description: 'As que lhe foram avisadas e não são mais dela.' })
  removed!: PreviewMassResponse[];
}

export class PublicationPreviewResponse {
  @Flag({ description: 'Ninguém soube desta escala por e-mail ainda.' })
  first!: boolean;

  @Int({ min: 0, max: MAX_COUNT, example: 374, description: 'Lugares preenchidos.' })
  assignments!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 128, description: 'Pessoas que servem.' })
  ministers!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 6 })
  emptyPlaces!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 2, description: 'Missas com lugar vazio.' })
  incompleteMasses!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 127, description: 'E-mails que a publicação envia.' })
  mailCount!: number;

  @NestedList(() => PreviewMailResponse, { maxItems: MAX_COUNT, description: 'Quem recebe o quê, por nome.' })
  mails!: PreviewMailResponse[];

  @NestedList(() => PreviewMailResponse, {
    maxItems: MAX_COUNT,
    description: 'A quem nada chega, por não ter conta ou tê-la desativada: avise de outro modo.',
  })
  unreachable!: PreviewMailResponse[];
}
