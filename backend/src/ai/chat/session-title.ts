const LONGEST = 60;

/** What a session is called in lists: the first sentence of its instructions, cut between words. */
export function sessionTitle(instructions: string): string {
  const [first = ''] = instructions.trim().split(/\n|(?<=\p{L}[.!?])\s/u);
  const line = first.replace(/\s+/g, ' ').replace(/[\s.;:,]+$/, '');
  if (line.length <= LONGEST) return line || 'Conversa com a IA';
  const cut = line.slice(0, LONGEST - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > LONGEST / 2 ? cut.slice(0, space) : cut}…`;
}
