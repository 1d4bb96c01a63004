/** What the web app's page says of the parish to those who do not run it: link previews, and the installed app. */
import { createHash } from 'node:crypto';

/** What of the settings stands there. */
export interface Parish {
  parishName: string;
  city: string;
  ministryTitle: string;
}

/** What of a page is told where a link to it is shown. Addresses may carry tokens: other pages are told as the first. */
const PAGES: Record<string, string> = {
  '/': 'Escalas dos ministros',
  '/login': 'Entrar',
  '/register': 'Quero ser ministro',
  '/status': 'Situação do cadastro',
  '/ajuda': 'Ajuda, com guias curtos e figuras',
};
const PLACE = '<!-- link preview -->';
const THEME = '#8a4b1f';
const PAPER = '#fbf8f1';

/** The page with the tags by which chats and networks show a link to it; nothing in them is about a person. */
export function withLinkPreview(html: string, path: string, parish: Parish, publicUrl: string): string {
  const known = path.startsWith('/ajuda/') ? '/ajuda' : Object.hasOwn(PAGES, path) ? path : '/';
  const tags: [key: 'name' | 'property', name: string, content: string][] = [
    ['name', 'description', descriptionOf(parish)],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', 'pt_BR'],
    ['property', 'og:site_name', parish.parishName],
    ['property', 'og:title', `${PAGES[known]} · ${parish.ministryTitle}`],
    ['property', 'og:description', descriptionOf(parish)],
    ['property', 'og:url', `${publicUrl}${known}`],
    ['property', 'og:image', `${publicUrl}/pictures/preview.png`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', 'Partilha: escalas dos ministros da Sagrada Comunhão'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const lines = tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${escaped(content)}" />`);
  return html.replace(PLACE, () => lines.join('\n    '));
}

/** The web app manifest (W3C): what the device shows of the installed app. */
export function manifestOf(parish: Parish): Record<string, unknown> {
  return {
    id: '/',
    name: `Partilha: ${parish.parishName}`,
    short_name: 'Partilha',
    description: descriptionOf(parish),
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: THEME,
    background_color: PAPER,
    categories: ['lifestyle', 'productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
    screenshots: [
      picture('my-schedule-phone', '360x740', 'narrow', 'Minhas missas, e quem serve comigo'),
      picture('dashboard-phone', '360x740', 'narrow', 'A próxima missa ao abrir'),
      picture('schedule-matrix-desktop', '1440x900', 'wide', 'A escala do mês, para a coordenação'),
    ],
    shortcuts: [
      { name: 'Minha Escala', url: '/my-schedule' },
      { name: 'Responder disponibilidade', url: '/my-questionnaires' },
      { name: 'Mensagens', url: '/messages' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon(192, 'any')] })),
  };
}

/**
 * Lets a policy allow the scripts that stand in the page itself, each by the hash of its text: what somebody else
 * brought into the page has none.
 */
export function allowingScriptsOf(html: string): (policy: string) => string {
  const hashes = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return (policy) => policy.replace(/(^|;)script-src [^;]+/, (allowed) => [allowed, ...hashes].join(' '));
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/pictures/icon-${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const picture = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/pictures/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

const descriptionOf = ({ parishName, city }: Parish): string =>
  `Escalas, disponibilidade e avisos dos ministros da Sagrada Comunhão. ${[parishName, city].filter(Boolean).join(', ')}.`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
