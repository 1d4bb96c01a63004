export default function MyQuestionnaires() {
  return null;
}
