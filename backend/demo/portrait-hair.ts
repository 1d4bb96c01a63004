/** Hair drawn in two layers around a head of which the crown is at (256, 112) and the ears at x 164 and 348. */
export interface HairLayers {
  /** Behind neck and shoulders. */
  back: string;
  /** Over the forehead. */
  front: string;
}

export const LONGER_HAIR_STYLES = [
  'long',
  'wavy',
  'bob',
  'fringe',
  'bun',
  'ponytail',
  'curls',
  'pixie',
] as const;
export const SHORTER_HAIR_STYLES = ['short', 'sidePart', 'buzz', 'receding', 'bald', 'curlyShort'] as const;

export type HairStyle = (typeof LONGER_HAIR_STYLES)[number] | (typeof SHORTER_HAIR_STYLES)[number];

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const circles = (list: readonly (readonly [number, number, number])[], fill: string): string =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');

const SWEPT =
  'M158 246C146 146 192 88 262 88C330 88 368 146 354 246C350 208 334 176 300 144C268 176 214 184 182 200C168 210 161 226 158 246Z';
const PULLED_BACK =
  'M158 236C148 142 194 92 256 92C318 92 364 142 354 236C350 196 330 152 256 150C182 152 162 196 158 236Z';
/** Fills what shows between hairline and ears when the hair is tied. */
const SKULL = 'M256 92C162 92 152 170 158 238L354 238C360 170 350 92 256 92Z';
const CLOUD = [
  [172, 150, 44],
  [208, 114, 46],
  [256, 100, 50],
  [304, 114, 46],
  [340, 150, 44],
  [150, 196, 40],
  [362, 196, 40],
  [144, 242, 36],
  [368, 242, 36],
  [154, 284, 32],
  [358, 284, 32],
] as const;
const CURLY_HAIRLINE = [
  [176, 176, 24],
  [202, 150, 26],
  [234, 138, 27],
  [270, 136, 27],
  [304, 148, 26],
  [334, 174, 24],
] as const;

const STYLES: Record<HairStyle, (color: string, shade: string) => HairLayers> = {
  long: (color, shade) => ({
    back: path(
      'M256 84C152 84 138 170 140 246C141 318 122 372 128 424C168 446 344 446 384 424C390 372 371 318 372 246C374 170 360 84 256 84Z',
      shade,
    ),
    front:
      path(SWEPT, color) +
      path('M160 220C146 290 140 350 128 424C150 434 168 432 180 424C172 360 170 290 166 232Z', color) +
      path('M352 220C366 290 372 350 384 424C362 434 344 432 332 424C340 360 342 290 346 232Z', color),
  }),
  wavy: (color, shade) => ({
    back: path(
      'M256 82C154 82 128 164 134 228C112 262 132 288 124 318C118 352 146 384 182 380L330 380C366 384 394 352 388 318C380 288 400 262 378 228C384 164 358 82 256 82Z',
      shade,
    ),
    front:
      path(SWEPT, color) +
      path(
        'M162 214C136 240 128 262 138 290C124 312 128 348 154 370C176 364 178 336 166 312C178 290 164 266 166 236Z',
        color,
      ) +
      path(
        'M350 214C376 240 384 262 374 290C388 312 384 348 358 370C336 364 334 336 346 312C334 290 348 266 346 236Z',
        color,
      ),
  }),
  bob: (color, shade) => ({
    back: path(
      'M256 84C150 84 136 172 138 240C138 284 134 316 146 338C176 352 336 352 366 338C378 316 374 284 374 240C376 172 362 84 256 84Z',
      shade,
    ),
    front:
      path(SWEPT, color) +
      path('M160 214C142 250 136 300 146 338C160 346 174 344 184 334C172 300 168 262 168 226Z', color) +
      path('M352 214C370 250 376 300 366 338C352 346 338 344 328 334C340 300 344 262 344 226Z', color),
  }),
  fringe: (color, shade) => ({
    back: path(
      'M256 84C150 84 136 172 138 240C138 290 130 330 140 362C176 376 336 376 372 362C382 330 374 290 374 240C376 172 362 84 256 84Z',
      shade,
    ),
    front:
      path(
        'M160 250C144 146 192 88 256 88C320 88 368 146 352 250C350 222 348 206 342 192C300 204 212 204 170 192C164 206 162 222 160 250Z',
        color,
      ) +
      path('M160 204C142 250 132 320 140 362C156 368 170 366 178 356C170 310 168 262 168 216Z', color) +
      path('M352 204C370 250 380 320 372 362C356 368 342 366 334 356C342 310 344 262 344 216Z', color) +
      stroke(
        'M222 122C214 148 212 172 212 194M272 116C272 146 270 172 268 196M310 132C312 152 312 174 308 192',
        shade,
        3,
      ),
  }),
  bun: (color, shade) => ({
    back: circles([[256, 84, 42]], shade) + path(SKULL, shade),
    front:
      path(PULLED_BACK, color) +
      stroke('M212 106C196 122 182 144 174 170M256 98V140M300 106C316 122 330 144 338 170', shade, 3),
  }),
  ponytail: (color, shade) => ({
    back:
      path(SKULL, shade) +
      path(
        'M330 150C408 168 410 250 384 316C376 352 388 384 372 410C346 404 334 366 342 322C352 262 348 196 330 150Z',
        shade,
      ),
    front:
      path(PULLED_BACK, color) +
      stroke('M186 190C204 146 250 128 300 132M176 206C180 160 220 118 262 112', shade, 3),
  }),
  curls: (color, shade) => ({
    back: circles(CLOUD, shade) + circles([[256, 190, 104]], shade),
    front:
      circles(CURLY_HAIRLINE, color) +
      circles(
        [
          [256, 112, 38],
          [216, 124, 36],
          [296, 124, 36],
        ],
        color,
      ),
  }),
  pixie: (color, shade) => ({
    back: path('M256 86C150 86 146 178 154 262C176 290 336 290 358 262C366 178 362 86 256 86Z', shade),
    front:
      path(
        'M156 254C142 150 188 86 262 86C332 86 370 150 356 254C350 240 346 226 344 208C318 196 292 176 280 154C258 184 212 202 176 206C170 222 164 240 156 254Z',
        color,
      ) + stroke('M280 154C264 132 238 116 210 114', shade, 3),
  }),
  short: (color, shade) => ({
    back: path('M256 92C158 92 152 180 158 236L354 236C360 180 354 92 256 92Z', shade),
    front: path(
      'M158 232C146 140 190 84 262 86C330 88 366 144 354 232C350 208 346 186 334 166C296 168 236 164 206 146C188 160 164 190 158 232Z',
      color,
    ),
  }),
  sidePart: (color, shade) => ({
    back: path('M256 92C158 92 152 180 158 240L354 240C360 180 354 92 256 92Z', shade),
    front:
      path(
        'M158 236C150 176 158 128 206 106C256 74 344 92 354 160C358 186 356 212 354 236C350 206 344 180 326 162C286 158 236 158 204 136C182 156 164 190 158 236Z',
        color,
      ) + stroke('M204 136C208 122 216 112 226 104', shade, 4),
  }),
  buzz: (color, shade) => ({
    back: path('M256 102C166 102 158 176 160 226L352 226C354 176 346 102 256 102Z', shade),
    front: path(
      'M160 226C152 150 196 102 256 102C316 102 360 150 352 226C346 186 330 158 306 152C276 146 236 146 206 152C182 158 166 186 160 226Z',
      color,
    ),
  }),
  receding: (color, shade) => ({
    back: path('M256 106C168 106 148 180 154 246L358 246C364 180 344 106 256 106Z', shade),
    front: path(
      'M157 246C146 160 186 100 256 98C326 100 366 160 355 246C350 214 342 190 330 172C322 138 300 134 284 146C268 152 244 152 228 146C212 134 190 138 182 172C170 190 162 214 157 246Z',
      color,
    ),
  }),
  bald: (color, shade) => ({
    back: path('M158 178C148 204 150 236 166 252L346 252C362 236 364 204 354 178Z', shade),
    front:
      path('M172 168C150 190 148 236 160 258C166 232 168 204 178 184Z', color) +
      path('M340 168C362 190 364 236 352 258C346 232 344 204 334 184Z', color),
  }),
  curlyShort: (color, shade) => ({
    back: path('M256 92C158 92 152 180 158 236L354 236C360 180 354 92 256 92Z', shade),
    front: circles(
      [
        [174, 184, 20],
        [184, 156, 24],
        [206, 132, 27],
        [236, 118, 29],
        [274, 116, 29],
        [306, 132, 27],
        [328, 156, 24],
        [338, 184, 20],
      ],
      color,
    ),
  }),
};

/** The two SVG layers of a hair style. `shade` is the darker tone of `color`. */
export function drawHair(style: HairStyle, color: string, shade: string): HairLayers {
  return STYLES[style](color, shade);
}
