export function Coordination() {
  return null;
}
