/** What browsers and WhatsApp take as an address without cutting it. */
const LONGEST_LINK = 4000;

/** Whether the month is running: some of its masses are past, and some are not. */
export const isRunning = (masses: readonly { dateTime: string }[], now: number): boolean =>
  masses.some(({ dateTime }) => Date.parse(dateTime) <= now) &&
  masses.some(({ dateTime }) => Date.parse(dateTime) > now);

/** Where WhatsApp opens with a text to be sent; null when the text is too long for that. */
export function whatsAppShareUrl(text: string): string | null {
  const url = `https://wa.me/?text=${encodeURIComponent(text)}`;
  return url.length > LONGEST_LINK ? null : url;
}
