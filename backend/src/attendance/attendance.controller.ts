import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { AttendanceQuery, CorrectAttendanceRequest, MassAttendanceResponse } from './attendance.dto.js';
import { AttendanceService } from './attendance.service.js';

@ApiTags('Presença')
@Controller('attendance')
export class AttendanceController {
  constructor(private readonly attendance: AttendanceService) {}

  @Get()
  @Access('schedules.read')
  @Traced('list-read', 'schedule')
  @ApiOperation({ operationId: 'listAttendance', summary: 'A presença nas missas publicadas de um dia' })
  @ApiOkResponse({ type: [MassAttendanceResponse] })
  @ApiErrors(400)
  list(@Query() { date }: AttendanceQuery): Promise<MassAttendanceResponse[]> {
    return this.attendance.list(date);
  }

  @Put()
  @Access('schedules.write')
  @ApiOperation({ operationId: 'correctAttendance', summary: 'Corrige a presença de alguém em uma missa' })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 404, 422)
  async correct(@Body() body: CorrectAttendanceRequest): Promise<DoneResponse> {
    await this.attendance.correct(body);
    return { message: 'Presença corrigida.' };
  }

  @Post('masses/:id/others')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'noteOthersCame',
    summary: 'Anota que vieram todos os que estão na missa e de quem nada foi anotado',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(404, 422)
  async noteOthers(@IdParam() id: number): Promise<DoneResponse> {
    const count = await this.attendance.noteOthers(id);
    return {
      message: count === 1 ? 'Presença de 1 pessoa anotada.' : `Presença de ${count} pessoas anotada.`,
    };
  }
}
