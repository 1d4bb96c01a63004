import type { DateTime } from 'luxon';

/**
 * RFC 5545 VTIMEZONE with the offsets in force at the given instants, for programs that do not know
 * the zone by its name. An offset that differs from the one before takes effect at that day's start.
 */
export function timeZoneComponent(zone: string, instants: readonly DateTime[]): string {
  const sorted = [...instants].sort((a, b) => a.toMillis() - b.toMillis());
  const observances = sorted.flatMap((instant, index) => {
    const before = sorted[index - 1];
    if (before?.offset === instant.offset) return [];
    const kind = instant.isInDST ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${before ? instant.toFormat('yyyyLLdd') : '19700101'}T000000`,
      `TZOFFSETFROM:${(before ?? instant).toFormat('ZZZ')}`,
      `TZOFFSETTO:${instant.toFormat('ZZZ')}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}
