export default function RegistrationSent() {
  return null;
}
