import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { PublicSettingsResponse, SettingsResponse, UpdateSettingsRequest } from './settings.dto.js';
import { SettingsChangesService } from './settings-changes.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';

@ApiTags('Configurações')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly changes: SettingsChangesService,
  ) {}

  @Get('public')
  @Public()
  @ApiOperation({
    operationId: 'getPublicSettings',
    summary: 'O nome da paróquia e do ministério, e o texto do consentimento',
  })
  @ApiOkResponse({ type: PublicSettingsResponse })
  @ApiErrors(400)
  readPublic(): Promise<PublicSettingsResponse> {
    return this.settings.readPublic();
  }

  @Get()
  @Access('settings.manage')
  @ApiOperation({ operationId: 'getSettings', summary: 'As configurações da paróquia' })
  @ApiOkResponse({ type: SettingsResponse })
  read(): Promise<SettingsResponse> {
    return this.settings.read();
  }

  @Put()
  @Access('settings.manage')
  @ApiOperation({ operationId: 'updateSettings', summary: 'Muda as configurações enviadas' })
  @ApiOkResponse({ type: SettingsResponse })
  @ApiErrors(400)
  update(@Body() body: UpdateSettingsRequest): Promise<SettingsResponse> {
    return this.changes.change(body);
  }
}
