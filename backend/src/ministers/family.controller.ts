import { Body, Controller, Delete, Get, HttpCode, Patch, Post, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { RequiredFieldsInterceptor } from '../platform/fields/required-fields.interceptor.js';
import { DeletedResponse, DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  AnswerRelationshipRequest,
  CreateRelationshipRequest,
  RelationshipResponse,
  UpdateRelationshipRequest,
} from './family.dto.js';
import { FamilyService, RELATIONSHIPS } from './family.service.js';

const REQUIRED = ['relatedMinisterId', 'relationshipType'];
const FIELDS_MISSING = 'Selecione um ministro e o grau de parentesco';

@ApiTags('Ministros')
@Controller()
export class FamilyController {
  constructor(private readonly family: FamilyService) {}

  @Get('ministers/:id/family')
  @Access('ministers.directory')
  @ApiOperation({ operationId: 'listFamily', summary: 'Os parentes de um ministro no ministério' })
  @ApiList(RELATIONSHIPS)
  @ApiOkResponse({ type: [RelationshipResponse] })
  @ApiErrors(400, 404)
  list(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @List(RELATIONSHIPS) query: ListQuery,
  ): Promise<Page<RelationshipResponse>> {
    return this.family.list(session, id, query);
  }

  @Post('ministers/:id/family')
  @Access('ministers.directory')
  @UseInterceptors(new RequiredFieldsInterceptor(REQUIRED, FIELDS_MISSING))
  @ApiOperation({
    operationId: 'addRelationship',
    summary: 'Liga dois ministros como família, nos dois sentidos',
  })
  @ApiCreatedResponse({ type: RelationshipResponse })
  @ApiErrors(400, 404, 409)
  add(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: CreateRelationshipRequest,
  ): Promise<RelationshipResponse> {
    return this.family.add(session, id, body);
  }

  @Patch('family-relationships/:id')
  @Access('ministers.directory')
  @ApiOperation({
    operationId: 'updateRelationship',
    summary: 'Corrige o parentesco ou a preferência de escala',
  })
  @ApiOkResponse({ type: RelationshipResponse })
  @ApiErrors(400, 404)
  change(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateRelationshipRequest,
  ): Promise<RelationshipResponse> {
    return this.family.change(session, id, body);
  }

  @Post('family-relationships/:id/answer')
  @Access('profile.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'answerRelationship',
    summary: 'Confirma ou recusa o que outra pessoa disse sobre a sua família',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 404, 409)
  async answer(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: AnswerRelationshipRequest,
  ): Promise<DoneResponse> {
    await this.family.answer(session, id, body);
    return { message: body.accepted ? 'Familiar confirmado' : 'Familiar recusado' };
  }

  @Delete('family-relationships/:id')
  @Access('ministers.directory')
  @ApiOperation({ operationId: 'deleteRelationship', summary: 'Desfaz a ligação, nos dois sentidos' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  async remove(@CurrentSession() session: Session, @IdParam() id: number): Promise<DeletedResponse> {
    await this.family.remove(session, id);
    return { id };
  }
}
