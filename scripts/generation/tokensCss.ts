// Writes tokens as custom properties. An alias stays a reference, so that the browser's inspector shows where
// a value is from.
import { layersOf, propertyOf, type Token, type Tokens } from './tokens.ts';
import type { Colour, GradientStop, Length, Shadow } from './tokenTypes.ts';

/** Writes `{color.palette.night}` as `var(--aurora-night)`. */
type Refer = (alias: string) => string;

const GENERIC_FAMILIES = new Set(['sans-serif', 'serif', 'monospace', 'system-ui']);
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** `#3ee6b5`, `rgb(62 230 181 / 15%)` or `transparent`. */
export function colourText({ hex, alpha = 1 }: Colour): string {
  if (alpha === 1) return hex;
  if (alpha === 0 && hex === '#000000') return 'transparent';
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${percent(alpha)})`;
}

const lengthText = ({ value, unit }: Length): string => `${value}${unit}`;
/** In a shadow, zero needs no unit. Elsewhere it does, because the token may be used in `calc()`. */
const offsetText = (length: Length): string => (length.value === 0 ? '0' : lengthText(length));
const colourOrReference = (value: Colour | string, refer: Refer): string =>
  typeof value === 'string' ? refer(value) : colourText(value);

function shadowText({ color, offsetX, offsetY, blur, spread, inset }: Shadow, refer: Refer): string {
  return [
    ...(inset === true ? ['inset'] : []),
    ...[offsetX, offsetY, blur].map(offsetText),
    ...(spread.value === 0 ? [] : [lengthText(spread)]),
    colourOrReference(color, refer),
  ].join(' ');
}

function gradientText(stops: readonly GradientStop[], template: string, refer: Refer): string {
  const colours = stops.map(({ color }) => colourOrReference(color, refer));
  const listed = stops.map(({ position }, index) => `${colours[index] ?? ''} ${percent(position)}`);
  return template
    .replace('{stops}', listed.join(', '))
    .replaceAll(/\{(\d+)\}/g, (placeholder, place: string) => colours[Number(place) - 1] ?? placeholder);
}

/** The casts are safe, because `readTokens` has checked that the value fits its type. */
function valueText({ type, value, template }: Token, refer: Refer): string {
  if (typeof value === 'string' && type !== 'string') return refer(value);
  switch (type) {
    case 'color':
      return colourText(value as Colour);
    case 'dimension':
    case 'duration':
      return lengthText(value as Length);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (GENERIC_FAMILIES.has(name) ? name : `'${name}'`)).join(', ');
    case 'shadow':
      return (value as Shadow[]).map((layer) => shadowText(layer, refer)).join(', ');
    case 'gradient':
      return gradientText(value as GradientStop[], template ?? 'linear-gradient({stops})', refer);
    default:
      return String(value);
  }
}

/**
 * The declarations of a file's tokens, such as `--accent: var(--aurora-light);`. `brand` is the prefix of
 * palette colours, here `aurora`.
 */
export function declarationsOf(tokens: Tokens, brand: string | null): string[] {
  const refer: Refer = (alias) => `var(${propertyOf(alias.slice(1, -1), brand)})`;
  const textOf = (token: Token): string =>
    (token.type === 'gradient' ? '{value}' : (token.template ?? '{value}')).replace(
      '{value}',
      valueText(token, refer),
    );
  return [...layersOf(tokens)].map(
    ([path, layers]) => `${propertyOf(path, brand)}: ${layers.map(textOf).join(', ')};`,
  );
}
