import { describe, expect, it } from '@jest/globals';
import { preloadsOf, type BuildManifest } from './preloads.js';

const MANIFEST: BuildManifest = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_first.js'],
    dynamicImports: ['src/app/signed-in-routes.tsx', 'src/portal/register/register.tsx'],
    css: ['assets/index.css'],
  },
  '_first.js': { file: 'assets/first-1.js' },
  '_card.js': { file: 'assets/card-1.js', imports: ['_first.js'], css: ['assets/card.css'] },
  'src/app/signed-in-routes.tsx': { file: 'assets/routes-1.js', imports: ['_first.js', '_card.js'] },
  'src/portal/my-schedule/my-schedule.tsx': {
    file: 'assets/my-schedule-1.js',
    imports: ['_card.js'],
    css: ['assets/my-schedule.css'],
  },
  'src/portal/register/register.tsx': { file: 'assets/register-1.js', imports: ['_card.js'] },
};
const filesOf = (address: string) =>
  [...preloadsOf(MANIFEST, address).matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

describe('preloadsOf', () => {
  it('should name what a page needs beside the application, each once', () => {
    expect(filesOf('/my-schedule')).toEqual([
      '/assets/routes-1.js',
      '/assets/card-1.js',
      '/assets/my-schedule-1.js',
      '/assets/card.css',
      '/assets/my-schedule.css',
    ]);
    expect(filesOf('/my-schedule/7')).toEqual(filesOf('/my-schedule'));
  });

  it('should link the styles as such, so that the code finds them and does not wait for them once more', () => {
    expect(preloadsOf(MANIFEST, '/my-schedule')).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/card.css" />',
    );
  });

  it('should leave out the frame of signed-in people where visitors are', () => {
    expect(filesOf('/register')).toEqual(['/assets/register-1.js', '/assets/card-1.js', '/assets/card.css']);
  });

  it.each(['/', '/login', '/nothing', '/constructor', '/../app/signed-in-routes'])(
    'should name nothing for %s, which is no page of the portal',
    (address) => expect(filesOf(address)).toEqual([]),
  );
});
