import { Equals } from 'class-validator';
import {
  Flag,
  Instant,
  Int,
  LocalDate,
  MAX_ID,
  OneOf,
  Password,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { ROLES, type Role } from '../platform/access/permissions.js';
import { RETENTION_KINDS, type RetentionKind } from './retention.service.js';

const EXPORT_FORMATS = ['json', 'html'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class ExportQuery {
  @OneOf(EXPORT_FORMATS, { optional: true, example: 'json', description: 'html: um arquivo para ler.' })
  format?: ExportFormat;
}

/** More than anybody wrote by hand. */
const MOST_TEXTS = 5_000;

export class KeptTextsRequest {
  @Texts({
    optional: true,
    maxItems: MOST_TEXTS,
    maxLength: 40,
    example: ['news:12'],
    description:
      'Chaves dos textos, escritos em lugares de todos, que ficam sem o nome de quem os escreveu; os outros são apagados.',
  })
  keeps?: string[];
}

export class EraseRequest extends KeptTextsRequest {
  @Password({ description: 'A senha atual, para confirmar.' })
  password!: string;
}

export class WrittenTextResponse {
  @Text({ example: 'news:12' })
  key!: string;

  @Text({ example: 'Notícia' })
  where!: string;

  @Text({ example: 'Terço na quinta-feira, às 19h' })
  text!: string;

  @Instant()
  at!: string;
}

export class RetentionPreviewResponse {
  @OneOf(Object.keys(RETENTION_KINDS))
  kind!: RetentionKind;

  @Text({ example: 'Cadastros rejeitados' })
  label!: string;

  @Int({ min: 0, max: MAX_ID, example: 3, description: 'Quantos a próxima execução apaga.' })
  count!: number;
}

export class ReaderResponse {
  @LocalDate({ example: '2026-11-10' })
  date!: string;

  @Text({ example: 'Rita Campos' })
  reader!: string;

  @OneOf(ROLES, { example: 'coordenador' })
  role!: Role;

  @Text({ example: 'Abriu o seu perfil' })
  what!: string;
}

export class OwnConsentResponse {
  @Flag({ description: 'Se a pessoa ainda não concordou com o texto de agora (GET /api/settings/public).' })
  required!: boolean;

  @Instant({ nullable: true, description: 'O último consentimento, deste texto ou de outro.' })
  agreedAt!: string | null;

  @Flag({ description: 'Se a pessoa tem menos de 18 anos, e o responsável consente com ela.' })
  minor!: boolean;

  @Text({ nullable: true, example: null })
  guardianName!: string | null;

  @Text({ nullable: true, example: null })
  guardianContact!: string | null;
}

export class ConsentRequest {
  @Text({ max: 64, example: 'a'.repeat(64), description: 'A versão do texto que a pessoa leu.' })
  version!: string;

  @Flag({ message: 'leia e marque o consentimento.', example: true })
  @Equals(true, { message: 'Consentimento: para continuar, leia e marque o consentimento.' })
  consent!: boolean;

  @Text({ min: 0, max: 120, optional: true, nullable: true, example: 'Marta Souza' })
  guardianName?: string | null;

  @Text({ min: 0, max: 120, optional: true, nullable: true, example: '+55 (15) 99999-8888' })
  guardianContact?: string | null;

  @Flag({ optional: true, nullable: true, description: 'Obrigatório para menores de 18 anos.' })
  guardianConsent?: boolean | null;
}
