import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  CreateLiturgicalMaterialRequest,
  CreateProcedureRequest,
  LiturgicalMaterialResponse,
  ProcedureResponse,
  UpdateLiturgicalMaterialRequest,
  UpdateProcedureRequest,
} from './reference.dto.js';
import { LITURGICAL_MATERIALS, PROCEDURES, ReferenceService } from './reference.service.js';

@ApiTags('Formação')
@Controller()
export class ReferenceController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('liturgical-materials')
  @Access('content.read')
  @ApiOperation({ operationId: 'listLiturgicalMaterials', summary: 'Os materiais litúrgicos' })
  @ApiList(LITURGICAL_MATERIALS)
  @ApiOkResponse({ type: [LiturgicalMaterialResponse] })
  @ApiErrors(400)
  listMaterials(@List(LITURGICAL_MATERIALS) query: ListQuery): Promise<Page<LiturgicalMaterialResponse>> {
    return this.reference.listMaterials(query);
  }

  @Get('liturgical-materials/:id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getLiturgicalMaterial', summary: 'Um material litúrgico' })
  @ApiOkResponse({ type: LiturgicalMaterialResponse })
  @ApiErrors(404)
  readMaterial(@IdParam() id: number): Promise<LiturgicalMaterialResponse> {
    return this.reference.readMaterial(id);
  }

  @Post('liturgical-materials')
  @Access('people.write')
  @ApiOperation({ operationId: 'createLiturgicalMaterial', summary: 'Acrescenta um material litúrgico' })
  @ApiCreatedResponse({ type: LiturgicalMaterialResponse })
  @ApiErrors(400)
  createMaterial(@Body() body: CreateLiturgicalMaterialRequest): Promise<LiturgicalMaterialResponse> {
    return this.reference.createMaterial(body);
  }

  @Put('liturgical-materials/:id')
  @Access('people.write')
  @ApiOperation({ operationId: 'updateLiturgicalMaterial', summary: 'Muda um material litúrgico' })
  @ApiOkResponse({ type: LiturgicalMaterialResponse })
  @ApiErrors(400, 404)
  updateMaterial(
    @IdParam() id: number,
    @Body() body: UpdateLiturgicalMaterialRequest,
  ): Promise<LiturgicalMaterialResponse> {
    return this.reference.changeMaterial(id, body);
  }

  @Delete('liturgical-materials/:id')
  @Access('people.write')
  @ApiOperation({ operationId: 'deleteLiturgicalMaterial', summary: 'Exclui um material litúrgico' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  removeMaterial(@IdParam() id: number): Promise<DeletedResponse> {
    return this.reference.removeMaterial(id);
  }

  @Get('procedures')
  @Access('content.read')
  @ApiOperation({ operationId: 'listProcedures', summary: 'Os procedimentos, passo a passo' })
  @ApiList(PROCEDURES)
  @ApiOkResponse({ type: [ProcedureResponse] })
  @ApiErrors(400)
  listProcedures(@List(PROCEDURES) query: ListQuery): Promise<Page<ProcedureResponse>> {
    return this.reference.listProcedures(query);
  }

  @Get('procedures/:id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getProcedure', summary: 'Um procedimento' })
  @ApiOkResponse({ type: ProcedureResponse })
  @ApiErrors(404)
  readProcedure(@IdParam() id: number): Promise<ProcedureResponse> {
    return this.reference.readProcedure(id);
  }

  @Post('procedures')
  @Access('people.write')
  @ApiOperation({ operationId: 'createProcedure', summary: 'Acrescenta um procedimento' })
  @ApiCreatedResponse({ type: ProcedureResponse })
  @ApiErrors(400)
  createProcedure(@Body() body: CreateProcedureRequest): Promise<ProcedureResponse> {
    return this.reference.createProcedure(body);
  }

  @Put('procedures/:id')
  @Access('people.write')
  @ApiOperation({ operationId: 'updateProcedure', summary: 'Muda um procedimento' })
  @ApiOkResponse({ type: ProcedureResponse })
  @ApiErrors(400, 404)
  updateProcedure(@IdParam() id: number, @Body() body: UpdateProcedureRequest): Promise<ProcedureResponse> {
    return this.reference.changeProcedure(id, body);
  }

  @Delete('procedures/:id')
  @Access('people.write')
  @ApiOperation({ operationId: 'deleteProcedure', summary: 'Exclui um procedimento' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  removeProcedure(@IdParam() id: number): Promise<DeletedResponse> {
    return this.reference.removeProcedure(id);
  }
}
