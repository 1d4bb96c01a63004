import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { PublicationResponse, PublishRequest } from './publication.dto.js';
import { PublicationService } from './publication.service.js';

@ApiTags('Escalas')
@Controller('schedules/:id')
export class PublicationController {
  constructor(private readonly publication: PublicationService) {}

  @Post('publish')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: PublicationResponse })
  @ApiOperation({
    operationId: 'publishSchedule',
    summary: 'Publica a escala; cada ministro recebe só as suas missas',
  })
  @ApiBody({ type: PublishRequest, required: false })
  @ApiErrors(400, 404, 409, 422)
  publish(@IdParam() id: number, @Body() body: PublishRequest): Promise<PublicationResponse> {
    return this.publication.publish(id, body);
  }

  @Post('unpublish')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: PublicationResponse })
  @ApiOperation({
    operationId: 'unpublishSchedule',
    summary: 'Volta a escala para planejamento, com quem já tem lugar',
  })
  @ApiErrors(404, 422)
  unpublish(@IdParam() id: number): Promise<PublicationResponse> {
    return this.publication.unpublish(id);
  }
}
