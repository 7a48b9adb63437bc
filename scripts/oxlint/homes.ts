// APIs that a module of `src` wraps. oxlint reports direct uses in other modules and names the module to use
// instead.
import type { OxlintOverride } from 'oxlint';
import { basePath, routeNamed, routeNames } from '../../src/paths.ts';

interface Home {
  /** Files that may use the wrapped API directly, such as the module that wraps it. */
  files: string[];
  properties?: { object?: string; property: string }[];
  globals?: string[];
  selectors?: string[];
  message: string;
}

const GUEST = 'guest';
if (basePath(`/${GUEST}`) === '/') throw new Error('The base path of guests was renamed: update GUEST.');
const firstParts = [GUEST, ...routeNames.map((name) => routeNamed(name).pattern.split('/')[1] ?? '')].filter(
  (part, index, all) => part !== '' && !part.startsWith(':') && all.indexOf(part) === index,
);
const sitePath = `^\\/(?:${firstParts.join('|')})(?:[/?#]|$)`;

const calls = "ImportDeclaration[importKind!='type'][source.value=/^#\\/api\\/generated\\/endpoints\\//] >";
const read = '[imported.name=/^get\\w+Query(?:Options|Key)$/]';

const ownArt = [
  'src/app/layout/{HeaderBar,Footer}.tsx',
  'src/features/auth/AuthScreen.tsx',
  'src/features/lobby/Hero.tsx',
];
const unchecked =
  ':not(CallExpression[callee.name=/^image(?:Url|Set)$/]):not(TemplateLiteral:has(TemplateElement:first-child[value.raw=/^\\/\\w/]))';
const sourceOf = '[name.name=/^src(Set)?$/] > JSXExpressionContainer >';

const homes: readonly Home[] = [
  {
    files: ['src/lib/clock.ts'],
    properties: [{ object: 'Date', property: 'now' }],
    selectors: ["NewExpression[callee.name='Date'][arguments.length=0]"],
    message: 'The time comes from lib/clock.',
  },
  {
    files: ['src/lib/random.ts'],
    properties: [{ object: 'Math', property: 'random' }],
    message: 'Random numbers come from lib/random.',
  },
  {
    files: ['src/lib/storage.ts'],
    properties: [{ object: 'document', property: 'cookie' }],
    globals: ['localStorage', 'sessionStorage'],
    message: 'Storage and cookies go through lib/storage.',
  },
  {
    files: ['src/lib/url.ts'],
    properties: [{ object: 'window', property: 'open' }],
    message: 'Use lib/url.',
  },
  { files: ['src/lib/mediaQuery.ts'], globals: ['matchMedia'], message: 'Use lib/mediaQuery.' },
  { files: ['src/lib/schedule.ts'], globals: ['requestIdleCallback'], message: 'Use lib/schedule.' },
  {
    files: ['src/ui/SafeHtml/*'],
    properties: [{ property: 'innerHTML' }, { property: 'outerHTML' }, { property: 'insertAdjacentHTML' }],
    message: 'HTML goes through ui/SafeHtml.',
  },
  {
    files: ['src/config.ts', 'src/main.tsx'],
    selectors: ["MemberExpression[object.type='MetaProperty'][property.name='env']"],
    message: 'Settings come from src/config.ts.',
  },
  {
    files: ['src/paths.ts'],
    selectors: [
      `Literal[value=/${sitePath}/]`,
      `TemplateLiteral > TemplateElement:first-child[value.raw=/${sitePath}/]`,
      `Literal[regex.pattern=/\\\\\\/(?:\\(\\?:)?(?:${firstParts.join('|')})\\b/]`,
      'JSXAttribute[name.name=/^to$|^href$|(?:Path|To)$/] > Literal[value=/^\\//]',
    ],
    message: 'URL paths come from src/paths.ts.',
  },
  {
    files: ['src/**/queries.ts', 'src/api/**'],
    selectors: [
      `${calls} ImportSpecifier[importKind!='type']${read}`,
      'Property[computed=false][key.name=/^(?:queryFn|staleTime)$/]',
    ],
    message: 'Query options belong to a queries.ts.',
  },
  {
    files: ['src/**/mutations.ts', 'src/**/*Mutations.ts', 'src/api/**'],
    selectors: [
      `${calls} ImportSpecifier[importKind!='type']:not(${read})`,
      `${calls} ImportNamespaceSpecifier`,
      "Property[computed=false][key.name='mutationFn']",
    ],
    message: 'Mutation options belong to a mutations.ts, or to a <noun>Mutations.ts.',
  },
  {
    files: ownArt,
    selectors: [
      `JSXOpeningElement[name.name=/^(?:img|source|ResponsivePicture)$/] > JSXAttribute${sourceOf} ${unchecked}`,
      "JSXOpeningElement[name.name='ResponsivePicture'] > JSXAttribute[name.name=/^(?:wide|narrow)$/] > JSXExpressionContainer > :not(ObjectExpression)",
      `JSXOpeningElement[name.name='ResponsivePicture'] > JSXAttribute[name.name=/^(?:wide|narrow)$/] Property[key.name=/^src(Set)?$/] > .value${unchecked}`,
    ],
    message: "Check a picture's URL with imageUrl of lib/url.",
  },
];

function rulesOf(restricted: readonly Home[]): NonNullable<OxlintOverride['rules']> {
  const globals = restricted.flatMap(({ globals: names = [], message }) =>
    names.map((name) => ({ name, message })),
  );
  const properties = restricted.flatMap(({ properties: list = [], message }) =>
    list.map((property) => ({ ...property, message })),
  );
  const onWindow = globals.flatMap(({ name, message }) =>
    ['window', 'globalThis'].map((object) => ({ object, property: name, message })),
  );
  const selectors = restricted.flatMap(({ selectors: list = [], message }) =>
    list.map((selector) => ({ selector, message })),
  );
  return {
    'no-restricted-globals': ['error', ...globals],
    'no-restricted-properties': ['error', ...properties, ...onWindow],
    'house/no-restricted-syntax': ['error', ...selectors],
  };
}

const off: OxlintOverride['rules'] = {
  'no-restricted-globals': 'off',
  'no-restricted-properties': 'off',
  'house/no-restricted-syntax': 'off',
};

/** The order matters: if two overrides match a file, the later one applies. */
export const homeOverrides: OxlintOverride[] = [
  { files: ['src/**/*.{ts,tsx}'], rules: rulesOf(homes) },
  ...[...new Set(homes.flatMap(({ files }) => files))].map((glob) => ({
    files: [glob],
    rules: rulesOf(homes.filter(({ files }) => !files.includes(glob))),
  })),
  { files: ['src/**/*.{test,stories,fixtures,testing}.{ts,tsx}'], rules: off },
];
