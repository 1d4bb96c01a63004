import { Flag, Id, OneOf, Text } from '../platform/fields/fields.js';
import { PersonName } from '../platform/fields/person.js';
import {
  CONFIRMATIONS,
  KINSHIPS,
  SERVING_WISHES,
  type Confirmation,
  type Kinship,
  type ServingWish,
} from './family-relationship.entity.js';

const wish = { description: 'Se os dois desejam servir na mesma missa; vale para ambos.', example: 'juntos' };

export class CreateRelationshipRequest {
  @Id()
  relatedMinisterId!: number;

  @OneOf(KINSHIPS, { description: 'O que a outra pessoa é desta.', example: 'irma' })
  relationshipType!: Kinship;

  @OneOf(SERVING_WISHES, { ...wish, optional: true })
  wish?: ServingWish;
}

export class UpdateRelationshipRequest {
  @OneOf(KINSHIPS, { optional: true, description: 'O que a outra pessoa é desta.', example: 'irma' })
  relationshipType?: Kinship;

  @OneOf(SERVING_WISHES, { ...wish, optional: true })
  wish?: ServingWish;
}

export class AnswerRelationshipRequest {
  @Flag({ description: 'Não: a ligação é desfeita.', example: true })
  accepted!: boolean;

  @OneOf(SERVING_WISHES, { ...wish, description: 'A preferência que a pessoa viu.' })
  wish!: ServingWish;
}

export class RelationshipResponse {
  @Id()
  id!: number;

  @Id()
  ministerId!: number;

  @Id()
  relatedMinisterId!: number;

  @PersonName({ example: 'Rui S.' })
  relatedScheduleName!: string;

  @Text({ nullable: true, example: null })
  relatedProfileImageUrl!: string | null;

  @OneOf(KINSHIPS, { example: 'irmao' })
  relationshipType!: Kinship;

  @OneOf(SERVING_WISHES, wish)
  wish!: ServingWish;

  @OneOf(CONFIRMATIONS, { description: 'Sem a confirmação dos dois, a preferência não vale na escala.' })
  confirmation!: Confirmation;
}
