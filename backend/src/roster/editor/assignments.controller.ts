import { Body, Controller, Delete, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { ApiErrors } from '../../platform/errors/api-errors.decorator.js';
import { IdParam } from '../../platform/http/id-param.js';
import {
  AddAssignmentRequest,
  AssignmentResponse,
  PinAssignmentRequest,
  RemoveAssignmentQuery,
  RemovedAssignmentResponse,
} from './assignments.dto.js';
import { AssignmentsService } from './assignments.service.js';
import { StaleRosterResponse } from './roster-refusals.dto.js';

@ApiTags('Escala de ministros')
@Controller()
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Post('schedules/:id/assignments')
  @Access('schedules.write')
  @ApiCreatedResponse({ type: AssignmentResponse })
  @ApiOperation({
    operationId: 'addAssignment',
    summary: 'Põe alguém em uma missa; 422 diz que regra impede',
  })
  @ApiErrors(400, 404, 422)
  @ApiConflictResponse({ type: StaleRosterResponse })
  add(@IdParam() id: number, @Body() body: AddAssignmentRequest): Promise<AssignmentResponse> {
    return this.assignments.add(id, body);
  }

  @Patch('assignments/:id')
  @Access('schedules.write')
  @ApiOkResponse({ type: AssignmentResponse })
  @ApiOperation({ operationId: 'pinAssignment', summary: 'Fixa um lugar, ou o solta para o próximo cálculo' })
  @ApiErrors(400, 404, 422)
  @ApiConflictResponse({ type: StaleRosterResponse })
  pin(@IdParam() id: number, @Body() body: PinAssignmentRequest): Promise<AssignmentResponse> {
    return this.assignments.pin(id, body);
  }

  @Delete('assignments/:id')
  @Access('schedules.write')
  @ApiOkResponse({ type: RemovedAssignmentResponse })
  @ApiOperation({ operationId: 'removeAssignment', summary: 'Tira alguém de uma missa' })
  @ApiErrors(400, 404, 422)
  @ApiConflictResponse({ type: StaleRosterResponse })
  remove(@IdParam() id: number, @Query() query: RemoveAssignmentQuery): Promise<RemovedAssignmentResponse> {
    return this.assignments.remove(id, query);
  }
}
