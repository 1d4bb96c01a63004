export function ScheduleList() {
  return null;
}
