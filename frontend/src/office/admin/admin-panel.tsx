export function AdminPanel() {
  return null;
}
