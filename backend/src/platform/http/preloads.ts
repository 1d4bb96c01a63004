/** What the build says of its files (Vite's manifest.json), by source file. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

const FIRST = 'index.html';
/** Everything that signed-in people see stands in it. */
const FRAME = 'src/app/signed-in-routes.tsx';

/**
 * The tags by which the browser loads a portal's page together with the application, instead of finding out about it
 * when that runs: at 400 kbit/s three steps one after the other are seconds. A page stands in
 * `portal/<first part of its address>/`; visitors' pages, which the application opens itself, need no frame. They stand
 * at the end of the page: what is read first waits for no styles there, and code finds them where it would put them.
 */
export function preloadsOf(manifest: BuildManifest, address: string): string {
  const [, name = ''] = address.split('/');
  const page = `src/portal/${name}/${name}.tsx`;
  if (!Object.hasOwn(manifest, page)) return '';
  const known = partsOf(manifest, FIRST);
  const frame = manifest[FIRST]?.dynamicImports?.includes(page) ? [] : partsOf(manifest, FRAME);
  const parts = [...new Set([...frame, ...partsOf(manifest, page)])].filter((part) => !known.includes(part));
  const styles = parts.flatMap((part) => manifest[part]?.css ?? []);
  return [
    ...parts.map((part) => `<link rel="modulepreload" crossorigin href="/${manifest[part]!.file}" />`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ].join('\n    ');
}

/** The sources of a file and of all that it imports at once. */
function partsOf(manifest: BuildManifest, source: string, found: string[] = []): string[] {
  if (found.includes(source)) return found;
  found.push(source);
  manifest[source]?.imports?.forEach((part) => partsOf(manifest, part, found));
  return found;
}
