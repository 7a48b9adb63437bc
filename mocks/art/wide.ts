import { createRandom } from '#mocks/world/random.ts';
import { artOf, sparkles } from '#mocks/art/brandScenes.ts';
import type { BrandArt } from '#mocks/art/brandScenes.ts';
import { isMotifName, motifNames, motifs, motifsFor } from '#mocks/art/motifs/catalogue.ts';
import type { MotifName } from '#mocks/art/motifs/catalogue.ts';
import { pickPaint } from '#mocks/art/palette.ts';
import { circle, group, path, picture, rays, rect } from '#mocks/art/svg.ts';

export type Variant = 'desktop' | 'phone';

/**
 * A motif's offset and size, as fractions of the picture's height. The offset is measured from the focus
 * horizontally and from the middle vertically. `turn` is in degrees.
 */
interface Place {
  across: number;
  up: number;
  size: number;
  turn: number;
}

function put(art: BrandArt, name: MotifName, focus: number, height: number, place: Place): string {
  const x = Math.round(focus + place.across * height);
  const y = Math.round(height * (0.5 - place.up));
  return group(
    `translate(${x} ${y})rotate(${place.turn})scale(${Math.round(place.size * height * 0.5) / 100})`,
    motifs[name](art.paint),
  );
}

/** On phones the motifs are closer together and higher, above the text. */
const placesOf = (variant: Variant): readonly Place[] => {
  const reach = variant === 'desktop' ? 0.56 : 0.4;
  return [
    variant === 'desktop'
      ? { across: 0, up: 0.02, size: 0.74, turn: -3 }
      : { across: 0, up: 0.09, size: 0.66, turn: -3 },
    { across: reach, up: variant === 'desktop' ? -0.26 : -0.06, size: 0.36, turn: 12 },
    { across: -reach, up: variant === 'desktop' ? -0.28 : -0.08, size: 0.34, turn: -12 },
  ];
};

const focusOf = (width: number, variant: Variant): number =>
  Math.round(width * (variant === 'desktop' ? 0.74 : 0.5));

/**
 * A brand's hero picture (desktop 1310 x 400, phone 720 x 480), at most 6 kB. Throws a RangeError
 * for an unknown brand.
 */
export function drawHero(brand: string, variant: Variant): string {
  const art = artOf(brand);
  if (!art) throw new RangeError(`no art for the brand ${brand}`);
  const [width, height] = variant === 'desktop' ? [1310, 400] : [720, 480];
  const focus = focusOf(width, variant);
  const places = placesOf(variant);
  const cast = art.cast.map((name, index) =>
    put(art, name, focus, height, places[index] ?? { across: 0, up: 0, size: 0.5, turn: 0 }),
  );
  return picture(
    width,
    height,
    art.scene({ width, height, focus, seed: `hero/${brand}` }) +
      cast.join('') +
      sparkles(focus, height, '#fff'),
  );
}

function strangeBrand(seed: string): BrandArt {
  const paint = pickPaint(createRandom(`brand/${seed}`));
  return {
    paint,
    cast: ['crown'],
    scene: ({ width, height, focus }) =>
      rect(0, 0, width, height, paint.deep) +
      path(rays(focus, height / 2, width, 16), paint.sky) +
      circle(focus, height / 2, height * 0.48, paint.glow, 'fill-opacity=".3"'),
  };
}

export interface Banner {
  id: string;
  brand: string;
  variant: Variant;
  motif?: string;
  title?: string;
}

/**
 * A banner: desktop 1310 x 360, phone 720 x 400. `motif` is a motif's name or a word that matches one; it
 * defaults to the id. On desktop the left side stays plain for text.
 */
export function drawBanner({ id, brand, variant, motif = id, title = '' }: Banner): string {
  const random = createRandom(`banner/${brand}/${id}`);
  const art = artOf(brand) ?? strangeBrand(brand);
  const [width, height] = variant === 'desktop' ? [1310, 360] : [720, 400];
  const wanted = motifsFor(motif.replaceAll('-', ' '));
  const lead = isMotifName(motif) ? motif : random.pick(wanted.length > 0 ? wanted : motifNames);
  const aside = random.pick(motifNames.filter((name) => name !== lead));
  const focus = focusOf(width, variant) + random.int(-20, 30);
  const reach = variant === 'desktop' ? 0.54 : 0.42;
  const painted = {
    ...art,
    paint: { ...art.paint, ...(random.chance(0.5) ? pickPaint(random) : art.paint), ink: art.paint.ink },
  };
  const content =
    art.scene({ width, height, focus, seed: `banner/${id}` }) +
    put(painted, aside, focus, height, {
      across: random.chance(0.5) ? reach : -reach,
      up: -0.2,
      size: 0.42,
      turn: random.int(-14, 14),
    }) +
    put(painted, lead, focus, height, { across: 0, up: 0, size: 0.8, turn: random.int(-6, 6) }) +
    sparkles(focus, height, '#fff');
  return picture(width, height, content, title);
}
