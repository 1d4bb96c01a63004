export function Questionnaires() {
  return null;
}
