// Part of npm run check: how much JavaScript each part of the web application loads, that react-admin is loaded by the
// back office alone, and Material, which its package brings, by nobody.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/project.mjs';

const KILOBYTE = 1000;
const LIMITS = { login: 106, portal: 157, office: 268 };
const OFFICE_ONLY = ['react-admin'];
const NOBODYS = ['MuiButtonBase', 'RaDatagrid'];

const dist = path.join(root, 'frontend', 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

/** The chunks that the browser loads before the given ones can run. */
function loadedBy(...keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    (manifest[key].imports ?? []).forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

const source = (key) => readFileSync(path.join(dist, manifest[key].file));
const kilobytes = (keys) => [...keys].reduce((sum, key) => sum + gzipSync(source(key)).length, 0) / KILOBYTE;

const login = loadedBy('index.html');
const frame = loadedBy('index.html', 'src/app/signed-in-routes.tsx');
const pages = Object.keys(manifest).filter((key) => key.startsWith('src/portal/'));
const portal = pages
  .map((page) => loadedBy('index.html', 'src/app/signed-in-routes.tsx', page))
  .reduce((a, b) => (kilobytes(a) > kilobytes(b) ? a : b), frame);
const officePages = manifest['src/office/office.tsx'].dynamicImports;
const office = officePages
  .map((page) => new Set([...frame, ...loadedBy('src/office/office.tsx', page)]))
  .reduce((a, b) => (kilobytes(a) > kilobytes(b) ? a : b));

const sizes = {
  login: [kilobytes(login), 'primeira carga de /login'],
  portal: [kilobytes(portal), 'a página mais pesada do portal, tudo contado'],
  office: [kilobytes(office), 'a página mais pesada da gestão, tudo contado'],
};
let failed = false;
for (const [part, [size, what]] of Object.entries(sizes)) {
  const fits = size <= LIMITS[part];
  failed ||= !fits;
  console.log(
    `${fits ? ' ' : '!'} ${part.padEnd(7)} ${size.toFixed(1).padStart(6)} kB de ${LIMITS[part]}  (${what})`,
  );
}

const outside = new Set(pages.flatMap((page) => [...loadedBy(page)]).concat([...frame]));
for (const key of outside) {
  const text = source(key).toString();
  for (const name of OFFICE_ONLY) {
    if (!text.includes(name)) continue;
    failed = true;
    console.log(`! ${manifest[key].file}: ${name} só cabe na gestão`);
  }
}
for (const { file } of Object.values(manifest)) {
  if (!file.endsWith('.js')) continue;
  const text = readFileSync(path.join(dist, file), 'utf8');
  for (const name of NOBODYS) {
    if (!text.includes(name)) continue;
    failed = true;
    console.log(`! ${file}: ${name}: a gestão se desenha com as peças daqui`);
  }
}
process.exitCode = failed ? 1 : 0;
