export default function Training() {
  return null;
}
