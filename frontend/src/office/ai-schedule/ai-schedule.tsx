export function AiSchedule() {
  return null;
}
