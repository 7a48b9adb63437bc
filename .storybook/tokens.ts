// The current token files. When a file is edited, the pages that show it update.
import { brandIds, type BrandId } from '../src/brands/brand.ts';
import {
  followed,
  layersOf,
  overrideProblems,
  propertyOf,
  readBrandTokens,
  readTokens,
  type Tokens,
} from '../scripts/generation/tokens.ts';
import { declarationsOf } from '../scripts/generation/tokensCss.ts';

// Imports the files as text, because invalid JSON would break the import and with it every page.
const files = import.meta.glob<string>(['../src/brands/*/tokens.json', '../src/ui/tokens/*.tokens.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const styleSheets = import.meta.glob<string>(['../src/**/*.css', '!../src/**/generated/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface BrandTokens {
  readonly tokens: Tokens;
  /** The file's faults, such as `src/brands/aurora/tokens.json: color.text: missing`. */
  readonly problems: readonly string[];
}

function readFile(path: string, read: (file: unknown) => BrandTokens): BrandTokens {
  try {
    const { tokens, problems } = read(JSON.parse(files[`../${path}`] ?? ''));
    return { tokens, problems: problems.map((problem) => `${path}: ${problem}`) };
  } catch (error) {
    return { tokens: new Map(), problems: [`${path}: ${error instanceof Error ? error.message : ''}`] };
  }
}

export const brandTokens = Object.fromEntries(
  brandIds.map((id): [BrandId, BrandTokens] => [
    id,
    readFile(`src/brands/${id}/tokens.json`, readBrandTokens),
  ]),
  // The cast is safe: the list has an entry for every brand.
) as Readonly<Record<BrandId, BrandTokens>>;

const baseFile = readFile('src/ui/tokens/base.tokens.json', readTokens);
const baseTokens = baseFile.tokens;
const overrides = ['reduced-motion', 'wide'].map((name) =>
  readFile(`src/ui/tokens/${name}.tokens.json`, (file) => {
    const { tokens, problems } = readTokens(file);
    return { tokens, problems: [...problems, ...overrideProblems(baseTokens, tokens)] };
  }),
);

export const tokenProblems: readonly string[] = [
  ...Object.values(brandTokens),
  baseFile,
  ...overrides,
].flatMap(({ problems }) => problems);

export interface TokenRow {
  readonly property: string;
  /** The value as in the style sheet: a literal, or a reference to another token. */
  readonly value: string;
  /** The value of the token that an alias refers to, or null for a literal value. */
  readonly target: string | null;
  readonly description: string | null;
}

/** The value at the end of a token's chain of aliases; null if the token is no alias. */
function targetOf(
  tokens: Tokens,
  path: string,
  values: ReadonlyMap<string, string>,
  owner: BrandId | null,
): string | null {
  const found = followed(tokens, path);
  return !found || found.path === path ? null : (values.get(propertyOf(found.path, owner)) ?? null);
}

/**
 * The brand's and the shared tokens of a family, such as `radius`. The colour family leaves out the
 * palette. A file with faults has no rows.
 */
export function rowsOf(family: string, brand: BrandId): TokenRow[] {
  const sound = [brandTokens[brand], baseFile].filter(({ problems }) => problems.length === 0);
  return sound.flatMap(({ tokens }) => {
    const owner = tokens === baseTokens ? null : brand;
    const values = new Map(
      declarationsOf(tokens, owner).map((line) => {
        const [name = '', value = ''] = line.replace(/;$/, '').split(/: (.*)/s);
        return [name, value] as const;
      }),
    );
    return [...layersOf(tokens)]
      .filter(
        ([path]) => path === family || (path.startsWith(`${family}.`) && !path.startsWith('color.palette.')),
      )
      .map(([path, [token]]) => {
        const property = propertyOf(path, owner);
        const target = targetOf(tokens, path, values, owner);
        return {
          property,
          value: values.get(property) ?? '',
          target,
          description: token?.description ?? null,
        };
      });
  });
}

const withoutComments = Object.entries(styleSheets).map(
  ([path, css]) => [path.replace('../', ''), css.replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const,
);

/** Paths of the style sheets that use a token, relative to the project's root. */
export const usesOf = (property: string): string[] =>
  withoutComments.flatMap(([path, css]) => (css.includes(`var(${property})`) ? [path] : []));
