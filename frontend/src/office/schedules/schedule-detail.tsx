export function ScheduleDetail() {
  return null;
}
