import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { LONGER_HAIR_STYLES, SHORTER_HAIR_STYLES } from './portrait-hair.js';
import { BEARDS, CLOTHING, demoPortrait, portraitSvg, type PortraitDescriptor } from './portrait.js';
import { SeededRandom } from './random.js';

const base = demoPortrait(40, 'female', new SeededRandom('face'));

const VARIANTS: [string, Partial<PortraitDescriptor>][] = [
  ...[...LONGER_HAIR_STYLES, ...SHORTER_HAIR_STYLES].map(
    (hairStyle): [string, Partial<PortraitDescriptor>] => [`hair ${hairStyle}`, { hairStyle }],
  ),
  ...CLOTHING.map((clothing): [string, Partial<PortraitDescriptor>] => [
    `clothing ${clothing}`,
    { clothing },
  ]),
  ...BEARDS.map((beard): [string, Partial<PortraitDescriptor>] => [`beard ${beard}`, { beard }]),
  ...(['none', 'round', 'square'] as const).map((glasses): [string, Partial<PortraitDescriptor>] => [
    `glasses ${glasses}`,
    { glasses },
  ]),
  ...([0, 1, 2] as const).map((wrinkles): [string, Partial<PortraitDescriptor>] => [
    `wrinkles ${wrinkles}`,
    { wrinkles },
  ]),
];

describe('portraitSvg', () => {
  it.each(VARIANTS)('should draw %s as an image that sharp can read', async (_name, change) => {
    const svg = portraitSvg({ ...base, ...change });
    expect(svg).not.toMatch(/undefined|NaN|<text|href|<script/);
    const { data, info } = await sharp(Buffer.from(svg)).webp().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.format]).toEqual([512, 512, 'webp']);
    expect(data.length).toBeLessThan(40_000);
  });

  it('should paint skin in the middle of the face and the background in the corner', async () => {
    const svg = portraitSvg({
      ...base,
      skin: '#C1855B',
      background: '#E3D9C6',
      glasses: 'none',
      wrinkles: 0,
      hairStyle: 'buzz',
    });
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    expect(pixel(256, 215)).toEqual([0xc1, 0x85, 0x5b]);
    expect(pixel(5, 5)).toEqual([0xe3, 0xd9, 0xc6]);
  });

  it('should draw each choice differently', () => {
    const drawings = VARIANTS.map(([, change]) => portraitSvg({ ...base, beard: 'none', ...change }));
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(VARIANTS.length - 4);
  });
});

describe('demoPortrait', () => {
  const faces = (age: number, gender: 'female' | 'male'): PortraitDescriptor[] =>
    Array.from({ length: 200 }, (_, i) => demoPortrait(age, gender, new SeededRandom(i)));

  it('should repeat a face for the same seed', () => {
    expect(demoPortrait(70, 'male', new SeededRandom(4))).toEqual(
      demoPortrait(70, 'male', new SeededRandom(4)),
    );
  });

  it('should show age by grey hair and lines, and give no beard to women', () => {
    const isGrey = ({ hair }: PortraitDescriptor): boolean =>
      ['#8E8780', '#A8A29B', '#C4BFB8', '#DCD8D2'].includes(hair);
    expect(faces(30, 'female').filter(isGrey)).toHaveLength(0);
    expect(faces(76, 'female').filter(isGrey).length).toBeGreaterThan(150);
    expect(faces(30, 'male').every(({ wrinkles }) => wrinkles === 0)).toBe(true);
    expect(faces(76, 'male').every(({ wrinkles }) => wrinkles === 2)).toBe(true);
    expect(faces(50, 'female').every(({ beard }) => beard === 'none')).toBe(true);
  });

  it('should be varied', () => {
    const all = [...faces(48, 'female'), ...faces(48, 'male')];
    expect(new Set(all.map(({ skin }) => skin)).size).toBe(8);
    expect(new Set(all.map(({ hairStyle }) => hairStyle)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ background }) => background)).size).toBe(8);
    expect(new Set(all.map((face) => portraitSvg(face))).size).toBe(all.length);
    expect(all.some(({ clothing }) => clothing === 'clerical')).toBe(false);
  });
});
