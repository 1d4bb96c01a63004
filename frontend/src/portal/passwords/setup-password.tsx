export default function SetupPassword() {
  return null;
}
