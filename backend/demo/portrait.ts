import { drawHair, LONGER_HAIR_STYLES, SHORTER_HAIR_STYLES, type HairStyle } from './portrait-hair.js';
import type { Gender } from './names.js';
import type { SeededRandom, Weighted } from './random.js';

export const CLOTHING = ['crew', 'collar', 'vneck', 'cardigan', 'vestment', 'clerical'] as const;
export const BEARDS = ['none', 'moustache', 'goatee', 'full'] as const;

/** Everything that makes one drawn face; colours are `#RRGGBB`. */
export interface PortraitDescriptor {
  background: string;
  skin: string;
  hairStyle: HairStyle;
  hair: string;
  beard: (typeof BEARDS)[number];
  clothing: (typeof CLOTHING)[number];
  clothingColor: string;
  glasses: 'none' | 'round' | 'square';
  earrings: boolean;
  /** Lines of age: 0 none, 1 some, 2 more. */
  wrinkles: 0 | 1 | 2;
  /** Half width of the face, 84 to 94. */
  faceWidth: number;
  /** Breadth of the jaw, 46 to 64. */
  jaw: number;
}

/** Tints of the ivory and bronze palette. */
const BACKGROUNDS = ['#F4EEE2', '#EADFCB', '#E3D9C6', '#E6D3B8', '#DCC7A6', '#E9D6C7', '#DDD8C4', '#D8CDBB'];
const SKINS = ['#F6D7BF', '#F0C7A4', '#E5B48C', '#D69C72', '#C1855B', '#A66C46', '#8A5536', '#744630'];
const DARK_HAIR: Weighted<string>[] = [
  ['#241A15', 4],
  ['#3A261B', 5],
  ['#563823', 4],
];
const FAIR_HAIR: Weighted<string>[] = [...DARK_HAIR, ['#7A4F2C', 3], ['#A9793F', 2], ['#7C3B22', 1]];
const GREY_HAIR = ['#8E8780', '#A8A29B'];
const WHITE_HAIR = ['#C4BFB8', '#DCD8D2'];
const CLOTHES = [
  '#8A4B1F',
  '#7B8F6B',
  '#4F6D7A',
  '#A35D4F',
  '#5B4A6B',
  '#B08A4A',
  '#6B5846',
  '#3F5D54',
  '#93617A',
  '#C9B79C',
];
const WHITE = '#FDFBF6';
const BRONZE = '#9A6A33';
const INK = '#2E2318';

/** A face that suits age (in years) and gender; the choice comes from `random` alone. */
export function demoPortrait(age: number, gender: Gender, random: SeededRandom): PortraitDescriptor {
  const [skinIndex, skin] = random.pick([...SKINS.entries()]);
  const greyness = Math.max(0, (age - (gender === 'male' ? 42 : 50)) / 24);
  const isGrey = random.chance(Math.min(0.92, greyness));
  const hair = isGrey
    ? random.pick(age > 66 ? WHITE_HAIR : GREY_HAIR)
    : random.weighted(skinIndex < 4 ? FAIR_HAIR : skinIndex < 6 ? DARK_HAIR : DARK_HAIR.slice(0, 2));
  const isFemale = gender === 'female';
  const clothing = random.weighted<PortraitDescriptor['clothing']>([
    ['crew', 3],
    ['collar', isFemale ? 1 : 5],
    ['vneck', isFemale ? 4 : 1],
    ['cardigan', isFemale || age > 60 ? 2 : 0.5],
    ['vestment', 2],
  ]);
  return {
    background: random.pick(BACKGROUNDS),
    skin,
    hairStyle: isFemale ? pickLongerStyle(age, skinIndex, random) : pickShorterStyle(age, skinIndex, random),
    hair,
    beard: isFemale
      ? 'none'
      : random.weighted([
          ['none', 10],
          ['moustache', age > 45 ? 2 : 0],
          ['goatee', 2],
          ['full', 3],
        ]),
    clothing,
    clothingColor: clothing === 'vestment' ? WHITE : random.pick(CLOTHES),
    glasses: random.weighted([
      ['none', age > 45 ? 5 : 7],
      ['round', age > 45 ? 3 : 1],
      ['square', age > 45 ? 3 : 1],
    ]),
    earrings: isFemale && random.chance(0.5),
    wrinkles: age >= 66 ? 2 : age >= 50 ? 1 : 0,
    faceWidth: random.int(isFemale ? 84 : 87, isFemale ? 90 : 94),
    jaw: random.int(isFemale ? 46 : 54, isFemale ? 56 : 64),
  };
}

function pickLongerStyle(age: number, skinIndex: number, random: SeededRandom): HairStyle {
  const young = age < 50;
  const weights: Record<(typeof LONGER_HAIR_STYLES)[number], number> = {
    long: young ? 4 : 0.5,
    wavy: 3,
    bob: 3,
    fringe: young ? 2 : 1,
    bun: 2,
    ponytail: young ? 2 : 0,
    curls: skinIndex >= 4 ? 5 : 1,
    pixie: young ? 1 : 5,
  };
  return random.weighted(LONGER_HAIR_STYLES.map((style) => [style, weights[style]]));
}

function pickShorterStyle(age: number, skinIndex: number, random: SeededRandom): HairStyle {
  const weights: Record<(typeof SHORTER_HAIR_STYLES)[number], number> = {
    short: 4,
    sidePart: 4,
    buzz: skinIndex >= 4 ? 3 : 1,
    receding: age > 45 ? 3 : 0,
    bald: age > 55 ? 3 : 0,
    curlyShort: skinIndex >= 3 ? 3 : 1,
  };
  return random.weighted(SHORTER_HAIR_STYLES.map((style) => [style, weights[style]]));
}

/** A flat head-and-shoulders portrait as a complete SVG document, 512 × 512, without text or outside references. */
export function portraitSvg(descriptor: PortraitDescriptor): string {
  const { skin, hair, background } = descriptor;
  const hairLayers = drawHair(descriptor.hairStyle, hair, mix(hair, '#000000', 0.16));
  const skinShade = mix(skin, '#5A2410', 0.2);
  const brow = mix(hair, INK, isLight(hair) ? 0.3 : 0.45);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${background}"/>`,
    hairLayers.back,
    drawNeck(skin, skinShade),
    drawClothing(descriptor),
    drawHead(descriptor, skinShade),
    drawBeard(descriptor),
    drawFace(descriptor, skinShade, brow),
    hairLayers.front,
    drawGlasses(descriptor),
    '</svg>',
  ].join('');
}

function drawNeck(skin: string, shade: string): string {
  return (
    `<path d="M212 290L206 384L256 462L306 384L300 290Z" fill="${skin}"/>` +
    `<path d="M212 318C228 356 284 356 300 318V346C284 376 228 376 212 346Z" fill="${shade}"/>`
  );
}

function drawClothing({ clothing, clothingColor }: PortraitDescriptor): string {
  const shade = mix(clothingColor, '#2E2318', clothingColor === WHITE ? 0.1 : 0.22);
  const shoulders = (neckline: string): string =>
    `<path d="M44 512C46 438 108 402 204 380${neckline}C404 402 466 438 468 512Z" fill="${clothingColor}"/>`;
  const sleeves = `<path d="M124 512C124 488 128 468 136 452M388 512C388 488 384 468 376 452" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`;
  switch (clothing) {
    case 'crew':
      return (
        shoulders('C220 424 292 424 308 380') +
        `<path d="M204 380C220 426 292 426 308 380" fill="none" stroke="${shade}" stroke-width="9"/>` +
        sleeves
      );
    case 'vneck':
      return (
        shoulders('L256 452L308 380') +
        `<path d="M204 380L256 452L308 380" fill="none" stroke="${shade}" stroke-width="8" stroke-linejoin="round"/>` +
        sleeves
      );
    case 'collar':
      return (
        shoulders('L256 424L308 380') +
        `<path d="M210 366L256 424L222 450L186 384Z" fill="${mix(clothingColor, '#FFFFFF', 0.16)}"/>` +
        `<path d="M302 366L256 424L290 450L326 384Z" fill="${mix(clothingColor, '#FFFFFF', 0.16)}"/>` +
        `<path d="M256 424V512" stroke="${shade}" stroke-width="4"/>` +
        `<circle cx="256" cy="462" r="5" fill="${shade}"/><circle cx="256" cy="498" r="5" fill="${shade}"/>` +
        sleeves
      );
    case 'cardigan':
      return (
        `<path d="M150 512L200 380C220 422 292 422 312 380L362 512Z" fill="${WHITE}"/>` +
        `<path d="M200 381C218 424 294 424 312 381" fill="none" stroke="${mix(WHITE, INK, 0.12)}" stroke-width="6"/>` +
        `<path d="M44 512C46 438 108 402 202 379C206 430 220 476 236 512Z" fill="${clothingColor}"/>` +
        `<path d="M468 512C466 438 404 402 310 379C306 430 292 476 276 512Z" fill="${clothingColor}"/>` +
        sleeves
      );
    case 'clerical':
      return (
        shoulders('C222 412 290 412 308 380') +
        `<path d="M202 374C220 414 292 414 310 374L312 394C292 432 220 432 200 394Z" fill="${clothingColor}"/>` +
        `<path d="M240 402C250 405 262 405 272 402V421C262 424 250 424 240 421Z" fill="${WHITE}"/>` +
        sleeves
      );
    case 'vestment':
      return (
        shoulders('L256 436L308 380') +
        `<path d="M204 380L256 436L308 380" fill="none" stroke="${BRONZE}" stroke-width="7" stroke-linejoin="round"/>` +
        `<path d="M256 440V512" stroke="${shade}" stroke-width="4"/>` +
        `<path d="M330 452V484M318 463H342" stroke="${BRONZE}" stroke-width="6" stroke-linecap="round"/>` +
        sleeves
      );
  }
}

function drawHead({ skin, faceWidth, jaw, earrings }: PortraitDescriptor, shade: string): string {
  const left = 256 - faceWidth;
  const right = 256 + faceWidth;
  const ear = (x: number): string =>
    `<ellipse cx="${x}" cy="236" rx="15" ry="24" fill="${skin}"/><path d="M${x} 226C${x - 5} 234 ${x - 3} 244 ${x} 248" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`;
  const jewel = (x: number): string => `<circle cx="${x}" cy="268" r="6" fill="${BRONZE}"/>`;
  return (
    ear(left - 1) +
    ear(right + 1) +
    `<path d="M${left} 206C${left} 146 200 108 256 108C312 108 ${right} 146 ${right} 206C${right} 272 ${256 + jaw} 342 256 342C${256 - jaw} 342 ${left} 272 ${left} 206Z" fill="${skin}"/>` +
    (earrings ? jewel(left - 3) + jewel(right + 3) : '')
  );
}

function drawFace({ skin, wrinkles, beard, hair }: PortraitDescriptor, shade: string, brow: string): string {
  const line = (d: string, color: string, width: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="226" rx="8" ry="10" fill="${INK}"/><circle cx="${x + 3}" cy="222" r="2.6" fill="#FFFFFF"/>`;
  const cheek = (x: number): string =>
    `<ellipse cx="${x}" cy="264" rx="20" ry="13" fill="${mix(skin, '#D9553C', 0.32)}" opacity="0.42"/>`;
  const lip = isLight(skin) ? mix(skin, '#8E2A1E', 0.55) : mix(skin, '#E07A66', 0.5);
  return [
    cheek(204),
    cheek(308),
    eye(218),
    eye(294),
    line('M198 200C206 190 226 189 236 196', brow, 7),
    line('M276 196C286 189 306 190 314 200', brow, 7),
    line('M258 228C252 246 246 256 250 262C254 266 262 266 266 262', shade, 5),
    line('M224 290C240 308 272 308 288 290', lip, 7),
    beard === 'moustache' || beard === 'goatee' || beard === 'full'
      ? `<path d="M214 288C226 270 246 272 256 278C266 272 286 270 298 288C284 284 268 286 256 286C244 286 228 284 214 288Z" fill="${mix(hair, INK, 0.1)}"/>`
      : '',
    wrinkles >= 1
      ? line('M206 276C202 284 202 292 206 300M306 276C310 284 310 292 306 300', shade, 4, 0.75)
      : '',
    wrinkles >= 1
      ? line('M182 222L174 217M182 232L173 234M330 222L338 217M330 232L339 234', shade, 3, 0.75)
      : '',
    wrinkles >= 2
      ? line('M206 244C212 249 222 249 228 246M284 246C290 249 300 249 306 244', shade, 3, 0.75)
      : '',
    wrinkles >= 2 ? line('M222 172C244 167 268 167 290 172', shade, 3, 0.6) : '',
  ].join('');
}

function drawBeard({ beard, hair, faceWidth, jaw }: PortraitDescriptor): string {
  const color = mix(hair, INK, 0.1);
  if (beard === 'goatee') {
    return `<path d="M224 306C226 338 240 350 256 350C272 350 286 338 288 306C274 322 238 322 224 306Z" fill="${color}"/>`;
  }
  if (beard !== 'full') return '';
  const left = 256 - faceWidth;
  const right = 256 + faceWidth;
  return `<path d="M${left} 228C${left} 300 ${256 - jaw} 356 256 356C${256 + jaw} 356 ${right} 300 ${right} 228C${right - 8} 262 ${right - 18} 278 298 284C280 276 232 276 214 284C${left + 18} 278 ${left + 8} 262 ${left} 228Z" fill="${color}"/>`;
}

function drawGlasses({ glasses, faceWidth, skin }: PortraitDescriptor): string {
  if (glasses === 'none') return '';
  const color = isLight(skin) ? '#3B3024' : '#D3AE6A';
  const frame = `fill="#FFFFFF" fill-opacity="0.1" stroke="${color}" stroke-width="5"`;
  const lens = (x: number): string =>
    glasses === 'round'
      ? `<circle cx="${x}" cy="228" r="29" ${frame}/>`
      : `<rect x="${x - 32}" y="205" width="64" height="45" rx="12" ${frame}/>`;
  const half = glasses === 'round' ? 29 : 32;
  return (
    lens(216) +
    lens(296) +
    `<path d="M${216 + half} 224C250 217 262 217 ${296 - half} 224M${216 - half} 222L${256 - faceWidth - 4} 216M${296 + half} 222L${256 + faceWidth + 4} 216" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** `color` moved towards `other` by `share` (0 to 1), channel by channel. */
function mix(color: string, other: string, share: number): string {
  const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(channel(color, i) * (1 - share) + channel(other, i) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function isLight(color: string): boolean {
  return parseInt(color.slice(1, 3), 16) > 0x8c;
}
