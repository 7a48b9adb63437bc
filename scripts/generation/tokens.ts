// Reads design tokens in the DTCG format, and checks that a brand defines what the components use.
import { isRecord } from '#mocks/core/isRecord.ts';
import { alias, types, type Colour, type GradientStop, type TokenType } from './tokenTypes.ts';
/**
 * The token extension for CSS that the format can't express. Its placeholders are replaced: `{value}` by the
 * value, `{stops}` by the stops of a gradient, and `{1}` by the colour of its first stop.
 */
export const CSS_EXTENSION = 'example.casino.css';

export interface Token {
  readonly path: string;
  readonly type: TokenType;
  /**
   * The value as the file has it: an alias such as `{color.palette.night}`, or a value of the token's type.
   */
  readonly value: unknown;
  readonly template: string | null;
  readonly description: string | null;
}
export type Tokens = ReadonlyMap<string, Token>;

/** The tokens that every brand must define, besides the colours of its palette. */
const contract: Readonly<Record<string, readonly [TokenType, string]>> = {
  color: [
    'color',
    'surface-0 surface-1 surface-2 surface-3 text text-muted accent accent-strong text-on-accent accent-2 positive negative warning focus border backdrop',
  ],
  gradient: ['gradient', 'page hero accent card'],
  font: ['fontFamily', 'display text'],
  radius: ['dimension', 'control card dialog pill'],
  shadow: ['shadow', '1 2 3'],
  letter: ['number', 'display'],
  case: ['string', 'display'],
};
const PALETTE = 'color.palette.';
const required: ReadonlyMap<string, TokenType> = new Map(
  Object.entries(contract).flatMap(([group, [type, names]]) =>
    names.split(' ').map((name) => [`${group}.${name}`, type] as const),
  ),
);

const isType = (name: unknown): name is TokenType => typeof name === 'string' && name in types;
/** Drops the number of a background's layer: `gradient.page.2` becomes `gradient.page`. */
const unlayered = (path: string): string => path.replace(/^(gradient\.[\w-]+)\.\d+$/, '$1');

/** The custom property of a token: `color.surface-0` is `--surface-0`, `space.4` is `--space-4`. */
export function propertyOf(path: string, brand: string | null): string {
  if (path.startsWith(PALETTE)) return `--${brand ?? 'palette'}-${path.slice(PALETTE.length)}`;
  return `--${unlayered(path)
    .replace(/^(?:color|layout)\./, '')
    .replaceAll('.', '-')}`;
}

/** Groups tokens by the property that they define. Only backgrounds have several tokens, one per layer. */
export function layersOf(tokens: Tokens): Map<string, Token[]> {
  return Map.groupBy(tokens.values(), ({ path }) => unlayered(path));
}

const targetOf = (value: unknown): string | null =>
  typeof value === 'string' && alias.safeParse(value).success ? value.slice(1, -1) : null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The tokens of a file, and what is wrong with their values. */
export function readTokens(file: unknown): { tokens: Map<string, Token>; problems: string[] } {
  const tokens = new Map<string, Token>();
  const problems: string[] = [];
  const read = (node: unknown, path: string, inherited: unknown): void => {
    if (!isRecord(node)) return void problems.push(`${path || 'the file'}: expected a group or a token`);
    const type = node['$type'] ?? inherited;
    if (!('$value' in node)) {
      for (const [name, child] of Object.entries(node))
        if (!name.startsWith('$')) read(child, path === '' ? name : `${path}.${name}`, type);
      return;
    }
    if (!isType(type)) {
      problems.push(
        `${path}: ${type === undefined ? 'no $type' : `unknown $type ${JSON.stringify(type)}`}; use one of ${Object.keys(types).join(', ')}`,
      );
      return;
    }
    const [schema, example] = types[type];
    const value = node['$value'];
    if (targetOf(value) === null && !schema.safeParse(value).success)
      problems.push(
        `${path}: a ${type} is ${example}, or an alias such as "{color.palette.night}", not ${JSON.stringify(value)}`,
      );
    const extensions = isRecord(node['$extensions']) ? node['$extensions'] : {};
    const template = textOf(extensions[CSS_EXTENSION]);
    tokens.set(path, { path, type, value, template, description: textOf(node['$description']) });
  };
  read(file, '', undefined);
  return { tokens, problems };
}

/** Every alias inside a value, such as the colour of a shadow. */
const aliasesIn = (value: unknown): string[] => {
  const target = targetOf(value);
  if (target !== null) return [target];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
};

/** Follows aliases to a token with a value. Null if an alias leads to a missing token or back to itself. */
export function followed(tokens: Tokens, path: string, seen: readonly string[] = []): Token | null {
  const token = tokens.get(path);
  if (!token || seen.includes(path)) return null;
  const target = targetOf(token.value);
  return target === null ? token : followed(tokens, target, [...seen, path]);
}

/** The `#rrggbb` colour of a token, without its transparency. @throws TypeError if it is no colour */
export function colourOf(tokens: Tokens, path: string): string {
  const token = followed(tokens, path);
  if (token?.type !== 'color') throw new TypeError(`${path} is no colour`);
  return (token.value as Colour).hex;
}

/** The `#rrggbb` colours of a gradient's stops. */
export function stopsOf(tokens: Tokens, path: string): string[] {
  const token = followed(tokens, path);
  if (token?.type !== 'gradient') throw new TypeError(`${path} is no gradient`);
  return (token.value as GradientStop[]).map(({ color }) =>
    typeof color === 'string' ? colourOf(tokens, color.slice(1, -1)) : color.hex,
  );
}

function aliasProblems(tokens: Tokens): string[] {
  return [...tokens.values()].flatMap(({ path, type, value }) =>
    aliasesIn(value).flatMap((target) => {
      const found = followed(tokens, target, [path]);
      const expected = targetOf(value) === null ? 'color' : type;
      if (!found) return [`${path}: the alias {${target}} leads to no token`];
      return found.type === expected
        ? []
        : [`${path}: expected a ${expected}, but {${target}} is a ${found.type}`];
    }),
  );
}

/** Reads a brand's file and checks that it defines what the components use. */
export function readBrandTokens(file: unknown): ReturnType<typeof readTokens> {
  const { tokens, problems } = readTokens(file);
  const given = new Set([...tokens.keys()].map(unlayered));
  const missing = [...required.keys()].filter((path) => !given.has(path));
  const unknown = [...given].filter((path) => !required.has(path) && !path.startsWith(PALETTE));
  const wrong = [...tokens.values()].filter(
    ({ path, type }) =>
      type !== (path.startsWith(PALETTE) ? 'color' : (required.get(unlayered(path)) ?? type)),
  );
  return {
    tokens,
    problems: [
      ...problems,
      ...missing.map((path) => `${path}: missing`),
      ...unknown.map((path) => `${path}: unknown; components use no such token`),
      ...wrong.map(
        ({ path, type }) => `${path}: is a ${type}, must be a ${required.get(unlayered(path)) ?? 'color'}`,
      ),
      ...aliasProblems(tokens),
    ],
  };
}

/**
 * Checks that an override, such as one for wide windows, only changes existing tokens and keeps their
 * types.
 */
export function overrideProblems(base: Tokens, override: Tokens): string[] {
  return [...override.values()].flatMap(({ path, type }) => {
    const known = base.get(path);
    if (!known) return [`${path}: unknown; base.tokens.json defines no such token`];
    return known.type === type ? [] : [`${path}: is a ${type}, must be a ${known.type}`];
  });
}
