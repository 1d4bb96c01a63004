import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { PublicationPreviewResponse } from './publication-preview.dto.js';
import { PublicationPreviewService } from './publication-preview.service.js';

@ApiTags('Publicação')
@Controller('schedules/:id/publication-preview')
export class PublicationPreviewController {
  constructor(private readonly preview: PublicationPreviewService) {}

  @Get()
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'getPublicationPreview',
    summary: 'Quem recebe qual e-mail se a escala for publicada agora',
  })
  @ApiOkResponse({ type: PublicationPreviewResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<PublicationPreviewResponse> {
    return this.preview.read(id);
  }
}
