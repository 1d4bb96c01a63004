import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { CalendarDayResponse, CalendarQuery } from './calendar.dto.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('Calendário')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  @Access('schedules.published')
  @ApiOperation({ operationId: 'getCalendar', summary: 'Dias litúrgicos e feriados de um mês' })
  @ApiOkResponse({ type: [CalendarDayResponse] })
  @ApiErrors(400)
  month(@Query() { year, month }: CalendarQuery): Promise<CalendarDayResponse[]> {
    return this.calendar.month(year, month);
  }

  @Get('today')
  @Public()
  @ApiOperation({ operationId: 'getToday', summary: 'O dia litúrgico de hoje na paróquia' })
  @ApiOkResponse({ type: CalendarDayResponse })
  @ApiErrors(400)
  today(): Promise<CalendarDayResponse> {
    return this.calendar.today();
  }
}
