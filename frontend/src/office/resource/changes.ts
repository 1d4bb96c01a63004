/** What is typed otherwise than the record says; null where nothing is. */
export function changesOf<Row extends object>(typed: Partial<Row>, record: Row): Partial<Row> | null {
  const changed = (Object.keys(typed) as (keyof Row)[]).filter(
    (name) => JSON.stringify(typed[name] ?? null) !== JSON.stringify(record[name] ?? null),
  );
  return changed.length === 0
    ? null
    : (Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Row>);
}
