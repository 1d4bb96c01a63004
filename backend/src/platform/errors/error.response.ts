import { ApiProperty } from '@nestjs/swagger';
import type { FieldErrors } from './app-error.js';

/** The one form of every error the API answers. */
export class ErrorResponse {
  @ApiProperty({ example: 400 })
  statusCode!: number;

  @ApiProperty({ example: 'invalid', description: 'Estável, para programas.' })
  code!: string;

  @ApiProperty({
    example: 'Confira os campos: Nome completo.',
    description: 'Em português, pronta para mostrar.',
  })
  message!: string;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { fullName: 'Nome completo: preencha este campo.' },
    description: 'Campo → mensagem.',
  })
  errors?: FieldErrors;

  @ApiProperty({ example: 'req-1a', description: 'Informe ao pedir ajuda.' })
  requestId!: string;
}
