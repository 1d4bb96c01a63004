/** As it counts: a field that was emptied is like one that never was filled. */
const meantBy = (value: unknown): string =>
  JSON.stringify(value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null));

/** What is typed otherwise than the record says; null where nothing is. */
export function changesOf<Row extends object>(typed: Partial<Row>, record: Row): Partial<Row> | null {
  const changed = (Object.keys(typed) as (keyof Row)[]).filter(
    (name) => meantBy(typed[name]) !== meantBy(record[name]),
  );
  return changed.length === 0
    ? null
    : (Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Row>);
}
