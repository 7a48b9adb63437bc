// Checks the contrast of each text colour on each background that it is used on, by WCAG 2.2.
import { colourOf, propertyOf, stopsOf, type Tokens } from '../scripts/generation/tokens.ts';

/** The contrast of two colours by WCAG 2.2, from 1 to 21. Throws RangeError unless both are `#rrggbb`. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const channelsOf = (colour: string): number[] => {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`Not an opaque #rrggbb colour: ${colour}`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Computes `color-mix(in srgb, tint share%, ground)` for opaque colours. */
function tinted(tint: string, share: number, ground: string): string {
  const [over, under] = [channelsOf(tint), channelsOf(ground)];
  const mixed = over.map((channel, index) =>
    Math.round((channel * share + (under[index] ?? 0) * (100 - share)) / 100),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The minimum contrast ratios of WCAG level AA: 4.5 for text (1.4.3), 3 for large text (1.4.3), icons and the
 * edges of controls (1.4.11).
 */
type Needed = 4.5 | 3;

/**
 * A colour on a background. A gradient is checked at each of its stops, and a tinted background where the
 * tint is strongest.
 */
export interface Pair {
  readonly of: string;
  readonly on: string;
  readonly tint?: { readonly of: string; readonly share: number };
  readonly needed: Needed;
  readonly purpose: string;
}

const surfaces: Readonly<Record<string, string>> = {
  'color.surface-0': 'the page and fields',
  'color.surface-1': 'dialogs and panels',
  'color.surface-2': 'cards, chips and menus',
  'color.surface-3': 'badges and what is raised or pressed',
};
const texts: Readonly<Record<string, string>> = {
  'color.text': 'text',
  'color.text-muted': 'secondary text',
  'color.accent': 'links and signs in the accent',
  'color.accent-strong': 'amounts and links under the pointer',
  'color.accent-2': 'the second accent: ranks and points',
  'color.positive': 'success and winnings',
  'color.negative': 'errors and losses',
  'color.warning': 'warnings, jackpots and countdowns',
};
const edges: Readonly<Record<string, string>> = {
  'color.focus': 'the ring of the focused control',
  'color.border': 'the edge of fields and switches',
};

const onSurfaces = (roles: Readonly<Record<string, string>>, needed: Needed): Pair[] =>
  Object.entries(roles).flatMap(([of, what]) =>
    Object.entries(surfaces).map(([on, where]) => ({ of, on, needed, purpose: `${what}, on ${where}` })),
  );

const onAccent = 'color.text-on-accent';
const page = 'color.surface-0';

/** Pairs for a text whose background is lightly tinted with the text's own colour. */
const onOwnTint = (of: string, share: number, purpose: string): Pair[] =>
  ['color.surface-1', 'color.surface-2'].map((on) => ({ of, on, tint: { of, share }, needed: 4.5, purpose }));

/**
 * Every pair of a foreground (a text or edge) and a background that occurs in the styles. `tokens.test.ts`
 * fails if a pair is missing here.
 */
export const pairs: readonly Pair[] = [
  ...onSurfaces(texts, 4.5),
  ...onSurfaces(edges, 3),
  { of: onAccent, on: 'color.accent', needed: 4.5, purpose: 'selected text, and my row of a table' },
  { of: onAccent, on: 'color.accent-strong', needed: 4.5, purpose: 'the pressed main button' },
  { of: onAccent, on: 'gradient.accent', needed: 4.5, purpose: 'the main button, selected chips and pages' },
  { of: 'color.text', on: 'gradient.hero', needed: 4.5, purpose: 'heroes, avatars and the day’s offers' },
  { of: 'color.text', on: 'gradient.card', needed: 4.5, purpose: 'cards' },
  { of: 'color.text-muted', on: 'gradient.card', needed: 4.5, purpose: 'secondary text on cards' },
  { of: 'color.accent', on: 'gradient.card', needed: 3, purpose: 'the sign of an empty list' },
  { of: page, on: 'color.text-muted', needed: 4.5, purpose: 'the medals of a small podium' },
  { of: page, on: 'color.warning', needed: 4.5, purpose: 'coins, and the sign of a prize' },
  { of: page, on: 'color.positive', needed: 4.5, purpose: 'the sign of what is done' },
  { of: page, on: 'color.negative', needed: 4.5, purpose: 'the button of a dangerous action' },
  ...onOwnTint('color.accent', 14, 'a sign on its own tile'),
  ...onOwnTint('color.positive', 8, 'a confirmed field'),
  ...onOwnTint('color.negative', 12, 'an alert'),
  ...onOwnTint('color.warning', 12, 'a warning'),
  {
    of: 'color.text',
    on: 'color.surface-2',
    tint: { of: 'color.accent', share: 18 },
    needed: 4.5,
    purpose: 'the line of a running tournament',
  },
];

export interface Verdict extends Pair {
  /** The contrast with the background. For a gradient, the lowest contrast with any of its stops. */
  readonly ratio: number;
  readonly isEnough: boolean;
}

export function judge(tokens: Tokens, pair: Pair): Verdict {
  const { of, on, tint, needed } = pair;
  const grounds = on.startsWith('gradient.') ? stopsOf(tokens, on) : [colourOf(tokens, on)];
  const front = colourOf(tokens, of);
  const ratios = grounds.map((ground) =>
    contrast(front, tint ? tinted(colourOf(tokens, tint.of), tint.share, ground) : ground),
  );
  const ratio = Math.min(...ratios);
  return { ...pair, ratio, isEnough: ratio >= needed };
}

/** Rounds down, so that 4.49 never reads as 4.5. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Describes the background of a pair, such as `--surface-1 with 12 % of --warning`. */
export const groundText = ({ on, tint }: Pair): string =>
  propertyOf(on, null) + (tint ? ` with ${tint.share} % of ${propertyOf(tint.of, null)}` : '');

/**
 * Describes the pairs that are too weak, such as `--text-muted on --surface-3 is 3.92:1, needs 4.5:1
 * (secondary text, on badges …)`.
 */
export function contrastFaults(tokens: Tokens): string[] {
  return pairs
    .map((pair) => judge(tokens, pair))
    .filter(({ isEnough }) => !isEnough)
    .map(
      (verdict) =>
        `${propertyOf(verdict.of, null)} on ${groundText(verdict)} is ${ratioText(verdict.ratio)}, needs ${verdict.needed}:1 (${verdict.purpose})`,
    );
}
