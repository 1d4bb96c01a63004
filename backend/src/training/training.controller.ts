import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { TRAINING_COURSES, TRAINING_MODULES } from './training-rows.js';
import {
  CreateTrainingCourseRequest,
  CreateTrainingModuleRequest,
  TrainingCourseDetailResponse,
  TrainingCourseResponse,
  TrainingModuleResponse,
  UpdateTrainingCourseRequest,
  UpdateTrainingModuleRequest,
} from './training.dto.js';
import { TrainingService } from './training.service.js';

@ApiTags('Formação')
@Controller()
export class TrainingController {
  constructor(private readonly training: TrainingService) {}

  @Get('training-courses')
  @Access('content.read')
  @ApiOperation({ operationId: 'listTrainingCourses', summary: 'Os cursos, com o próprio progresso' })
  @ApiList(TRAINING_COURSES)
  @ApiOkResponse({ type: [TrainingCourseResponse] })
  @ApiErrors(400)
  listCourses(
    @CurrentSession() session: Session,
    @List(TRAINING_COURSES) query: ListQuery,
  ): Promise<Page<TrainingCourseResponse>> {
    return this.training.listCourses(session, query);
  }

  @Get('training-courses/:id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getTrainingCourse', summary: 'Um curso com os textos de suas aulas' })
  @ApiOkResponse({ type: TrainingCourseDetailResponse })
  @ApiErrors(404)
  readCourse(
    @CurrentSession() session: Session,
    @IdParam() id: number,
  ): Promise<TrainingCourseDetailResponse> {
    return this.training.readCourse(session, id);
  }

  @Post('training-courses')
  @Access('people.write')
  @ApiOperation({ operationId: 'createTrainingCourse', summary: 'Acrescenta um curso' })
  @ApiCreatedResponse({ type: TrainingCourseDetailResponse })
  @ApiErrors(400)
  createCourse(
    @CurrentSession() session: Session,
    @Body() body: CreateTrainingCourseRequest,
  ): Promise<TrainingCourseDetailResponse> {
    return this.training.createCourse(session, body);
  }

  @Put('training-courses/:id')
  @Access('people.write')
  @ApiOperation({ operationId: 'updateTrainingCourse', summary: 'Muda um curso' })
  @ApiOkResponse({ type: TrainingCourseDetailResponse })
  @ApiErrors(400, 404)
  updateCourse(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateTrainingCourseRequest,
  ): Promise<TrainingCourseDetailResponse> {
    return this.training.changeCourse(session, id, body);
  }

  @Delete('training-courses/:id')
  @Access('people.write')
  @ApiOperation({
    operationId: 'deleteTrainingCourse',
    summary: 'Exclui um curso com suas aulas e o progresso de todos nele',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  removeCourse(@IdParam() id: number): Promise<DeletedResponse> {
    return this.training.removeCourse(id);
  }

  @Get('training-modules')
  @Access('content.read')
  @ApiOperation({ operationId: 'listTrainingModules', summary: 'As aulas' })
  @ApiList(TRAINING_MODULES)
  @ApiOkResponse({ type: [TrainingModuleResponse] })
  @ApiErrors(400)
  listModules(
    @CurrentSession() session: Session,
    @List(TRAINING_MODULES) query: ListQuery,
  ): Promise<Page<TrainingModuleResponse>> {
    return this.training.listModules(session, query);
  }

  @Get('training-modules/:id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getTrainingModule', summary: 'Uma aula' })
  @ApiOkResponse({ type: TrainingModuleResponse })
  @ApiErrors(404)
  readModule(@CurrentSession() session: Session, @IdParam() id: number): Promise<TrainingModuleResponse> {
    return this.training.readModule(session, id);
  }

  @Post('training-modules')
  @Access('people.write')
  @ApiOperation({ operationId: 'createTrainingModule', summary: 'Acrescenta uma aula a um curso' })
  @ApiCreatedResponse({ type: TrainingModuleResponse })
  @ApiErrors(400)
  createModule(
    @CurrentSession() session: Session,
    @Body() body: CreateTrainingModuleRequest,
  ): Promise<TrainingModuleResponse> {
    return this.training.createModule(session, body);
  }

  @Put('training-modules/:id')
  @Access('people.write')
  @ApiOperation({ operationId: 'updateTrainingModule', summary: 'Muda uma aula' })
  @ApiOkResponse({ type: TrainingModuleResponse })
  @ApiErrors(400, 404)
  updateModule(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateTrainingModuleRequest,
  ): Promise<TrainingModuleResponse> {
    return this.training.changeModule(session, id, body);
  }

  @Delete('training-modules/:id')
  @Access('people.write')
  @ApiOperation({
    operationId: 'deleteTrainingModule',
    summary: 'Exclui uma aula e o progresso de todos nela',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  removeModule(@IdParam() id: number): Promise<DeletedResponse> {
    return this.training.removeModule(id);
  }

  @Post('training-modules/:id/complete')
  @Access('content.read')
  @HttpCode(200)
  @ApiOperation({ operationId: 'completeTrainingModule', summary: 'Conclui uma aula' })
  @ApiOkResponse({ type: TrainingCourseDetailResponse })
  @ApiErrors(404)
  complete(@CurrentSession() session: Session, @IdParam() id: number): Promise<TrainingCourseDetailResponse> {
    return this.training.complete(session, id);
  }
}
