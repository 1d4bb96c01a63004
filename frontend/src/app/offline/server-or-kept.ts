import { WITHOUT_SERVER } from '../../lib/without-server.ts';

/**
 * What the server answers; in its place what is kept, when it cannot be reached or has said nothing for so long. Where
 * nothing is kept, whatever comes of asking.
 */
export async function serverOrKept(
  asked: Promise<Response>,
  limitMs: number,
  kept: () => Promise<Response | null>,
): Promise<Response> {
  const silence = new Promise<null>((end) => setTimeout(() => end(null), limitMs));
  const answer = await Promise.race([asked.catch(() => null), silence]);
  if (answer && !WITHOUT_SERVER.has(answer.status)) return answer;
  return (await kept()) ?? asked;
}
