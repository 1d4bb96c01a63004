export default function MySchedule() {
  return null;
}
