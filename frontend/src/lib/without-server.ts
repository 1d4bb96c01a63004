/** What stands in front of a server answers so when it finds none: nobody has refused anything. */
export const WITHOUT_SERVER: ReadonlySet<number> = new Set([502, 503, 504]);
