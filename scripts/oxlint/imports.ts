// `no-restricted-imports` for the layers of `src` and of the mock. Patterns match the specifier's text, so each
// depth needs its own: `../../` leaves `features/lobby/ui` but not its feature.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { islands, layers } from './layers.ts';

interface Pattern {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

const TESTS = '{test,stories,fixtures,testing}';
const DEEPEST_FOLDER = 5;
const root = join(import.meta.dirname, '../..');
const domains = readdirSync(join(root, 'mocks/world'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join('|');

const zod: Pattern = { regex: '^zod$', message: 'Schemas are generated; where one is needed, use zod/mini.' };
const mocks: Pattern[] = [
  {
    regex: String.raw`^#mocks/|^(?:\.\./)+mocks/`,
    message: 'Only main.tsx, tests and stories import mocks.',
  },
  { regex: '^(?:msw|@faker-js/faker)(?:/|$)', message: 'Only mocks, tests and stories use this package.' },
];
const rule = (patterns: Pattern[]): NonNullable<OxlintOverride['rules']> => ({
  'no-restricted-imports': ['error', { patterns }],
});

/** Forbidden imports of a layer. `depth` counts folders below the layer or island; its root is 1. */
function layerPatterns(layer: string, depth: number): Pattern[] {
  const isIsland = islands.includes(layer);
  const others = layers[layer] ?? [];
  const forbidden = Object.keys(layers).filter(
    (name) => !others.includes(name) && (isIsland || name !== layer),
  );
  const withPrivateFolders = [...islands.map((name) => `${name}/[^/]+`), 'overlays'].filter((name) =>
    others.includes(name.split('/')[0] ?? ''),
  );
  return [
    zod,
    {
      regex: `^#/(?:${forbidden.join('|')})/`,
      message: `${layer} may import ${others.join(', ') || 'nothing'} (docs/architecture.md).`,
    },
    {
      regex: `^#/(?:${withPrivateFolders.join('|') || 'none'})/[^/]+/.*\\.tsx?$`,
      message: 'Subfolders are private; import a file at the root.',
    },
    {
      // `.storybook` begins with a dot.
      regex: `^(?:\\.\\./){${String(depth)},}[a-z]`,
      message: isIsland ? `${layer} don't import each other.` : `Use the alias #/ outside ${layer}.`,
    },
  ];
}

function layerOverrides(layer: string, depth: number): OxlintOverride[] {
  const base = `src/${layer}/${'*/'.repeat(islands.includes(layer) ? depth : depth - 1)}`;
  const patterns = layerPatterns(layer, depth);
  return [
    { files: [`${base}*.{ts,tsx}`], rules: rule([...patterns, ...mocks]) },
    // Tests reach into scripts and Storybook by relative paths.
    { files: [`${base}*.${TESTS}.{ts,tsx}`], rules: rule(patterns.slice(0, -1)) },
  ];
}

const client: Pattern = {
  regex: `^#/(?:${[...Object.keys(layers).filter((name) => name !== 'api'), 'api/[^g]'].join('|')})`,
  message: 'Mocks import only the generated contract of src.',
};

const depths = Array.from({ length: DEEPEST_FOLDER }, (_, index) => index + 1);
const privateFile = (roles: string): string => `(?:^|/)(?:${domains})/(?:[^/]+\\.)?(?:${roles})\\.ts$`;

/** Layers of the mock (mocks/README.md). Its tests may import anything. */
const mockLayers: OxlintOverride[] = [
  {
    files: ['mocks/**/*.ts'],
    rules: rule([zod, client]),
  },
  {
    files: ['mocks/core/**/*.ts'],
    rules: rule([
      zod,
      client,
      {
        regex: '/(?:handlers|realtime|pages|panel)/',
        message: 'core gets its handlers and socket as arguments.',
      },
      { regex: `/world/(?:${domains})/`, message: 'core knows no domain.' },
    ]),
  },
  {
    files: ['mocks/world/**/*.ts'],
    rules: rule([
      zod,
      client,
      {
        regex: '/(?:core|handlers|realtime|pages|panel)/',
        message: 'The world imports nothing from the pipeline.',
      },
      {
        regex: privateFile('state|rules|due|reactions'),
        message: 'Of another domain, import only catalogue, view and actions.',
      },
    ]),
  },
  {
    files: ['mocks/handlers/**/*.ts'],
    rules: rule([
      zod,
      client,
      {
        regex: privateFile('state|due|reactions'),
        allowTypeImports: true,
        message: 'Of a domain, a handler imports only catalogue, view, actions and rules.',
      },
    ]),
  },
  {
    files: ['mocks/world/domains.ts', 'mocks/**/*.test.ts', 'mocks/**/*.testing.ts'],
    rules: rule([zod, client]),
  },
];

/** A later override replaces the rule of an earlier one. */
export const importOverrides: OxlintOverride[] = [
  ...Object.keys(layers).flatMap((layer) => depths.flatMap((depth) => layerOverrides(layer, depth))),
  {
    files: ['src/config.ts', 'src/paths.ts'],
    rules: rule([{ regex: '^[^.]|^\\.\\./', message: 'A leaf imports nothing but the other leaf.' }]),
  },
  ...mockLayers,
];
