import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { allowingScriptsOf, manifestOf, withLinkPreview } from './first-page.js';

const HTML = '<head><!-- link preview --></head>';
const parish = {
  parishName: 'Santuário "São Judas" & <Amigos>',
  city: 'Serra das Aroeiras, SP',
  ministryTitle: 'Ministros da Sagrada Comunhão',
};
const page = (path: string) => withLinkPreview(HTML, path, parish, 'https://partilha.example');
const contentOf = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('withLinkPreview', () => {
  it('should name the parish, in addresses that hold from anywhere', () => {
    const html = page('/register');
    expect(contentOf(html, 'og:title')).toBe('Quero ser ministro · Ministros da Sagrada Comunhão');
    expect(contentOf(html, 'og:site_name')).toBe('Santuário &quot;São Judas&quot; &amp; &lt;Amigos&gt;');
    expect(contentOf(html, 'og:url')).toBe('https://partilha.example/register');
    expect(contentOf(html, 'og:image')).toBe('https://partilha.example/pictures/preview.png');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('<Amigos>');
  });

  it('should tell nothing of an address that may belong to a person', () => {
    for (const path of ['/setup-password', '/schedules/7', '/ministers/3', '/constructor'])
      expect(contentOf(page(path), 'og:url')).toBe('https://partilha.example/');
  });

  it('should name the help, whichever guide a link leads to', () => {
    const html = page('/ajuda/minha-escala');
    expect(contentOf(html, 'og:title')).toBe(
      'Ajuda, com guias curtos e figuras · Ministros da Sagrada Comunhão',
    );
    expect(contentOf(html, 'og:url')).toBe('https://partilha.example/ajuda');
  });

  it('should take a parish with a name like a pattern as it is', () => {
    const html = withLinkPreview(HTML, '/', { ...parish, parishName: '$& $1' }, 'https://partilha.example');
    expect(contentOf(html, 'og:site_name')).toBe('$&amp; $1');
  });
});

describe('allowingScriptsOf', () => {
  const POLICY = "default-src 'self';script-src 'self';script-src-attr 'none'";
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('should allow the scripts that stand in the page, by their text, and no others', () => {
    const html = `<head><script>ask('&')</script><script type="module" src="/a.js"></script><script>\n1\n</script></head>`;
    expect(allowingScriptsOf(html)(POLICY)).toBe(
      `default-src 'self';script-src 'self' ${hashOf("ask('&')")} ${hashOf('\n1\n')};script-src-attr 'none'`,
    );
  });

  it('should leave the policy of a page without any as it is', () => {
    expect(allowingScriptsOf(HTML)(POLICY)).toBe(POLICY);
  });
});

describe('manifestOf', () => {
  it('should be of the parish, with icons of both purposes and the ways in', () => {
    const manifest = manifestOf(parish) as Record<string, { purpose?: string; url?: string }[] | string>;
    expect(manifest).toMatchObject({
      name: 'Partilha: Santuário "São Judas" & <Amigos>',
      start_url: '/dashboard',
      display: 'standalone',
      lang: 'pt-BR',
    });
    const { icons, shortcuts } = manifest as Record<string, { purpose?: string; url?: string }[]>;
    expect(icons!.map(({ purpose }) => purpose)).toEqual([undefined, 'any', 'maskable', 'any', 'maskable']);
    expect(shortcuts!.map(({ url }) => url)).toEqual(['/my-schedule', '/my-questionnaires', '/messages']);
  });
});
