export { AttendanceModule } from './attendance.module.js';
export {
  ATTENDANCE_LABELS,
  ATTENDANCE_STATES,
  attendanceOf,
  type AttendanceState,
} from './attendance-rows.js';
export { SacristyOpeningsService } from './sacristy-openings.service.js';
