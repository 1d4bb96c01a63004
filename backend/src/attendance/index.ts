export {
  ATTENDANCE_LABELS,
  ATTENDANCE_STATES,
  attendanceOf,
  type AttendanceState,
} from './attendance-rows.js';
