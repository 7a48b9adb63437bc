// Generates the brand modules of client and mock, from the brands' folders and the shared tokens.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import {
  BrandProblems,
  brandIds,
  readBrands,
  readJson,
  type BrandFolder,
  type FontsFile,
} from './brandFiles.ts';
import { dialCodes } from './dialCodes.ts';
import { completeColours } from './colourText.ts';
import { colourOf, overrideProblems, readTokens, stopsOf, type Tokens } from './tokens.ts';
import { declarationsOf } from './tokensCss.ts';

const MINOR_UNITS = 100;
const NOTE = 'Written by scripts/generation/brands.ts.';
const CLIENT = 'src/brands/generated';
const BASE = 'src/ui/tokens';

const indent = (lines: readonly string[], by: string): string =>
  lines.map((line) => `${by}${line}`).join('\n');
const block = (selector: string, lines: readonly string[]): string =>
  `  ${selector} {\n${indent(lines, '    ')}\n  }`;
const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** Local fonts with the metrics of the brand's fonts, so that nothing shifts when the brand's fonts load. */
function fallbackFaces(fonts: FontsFile): string {
  return Object.values(fonts)
    .flatMap(({ family, fallbacks }) => fallbacks.map((fallback) => ({ family, ...fallback })))
    .map(
      ({ family, weight, local, sizeAdjust, ascent, descent }) => `@font-face {
  font-family: '${family.replace(/ Variable$/, '')} fallback';
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`,
    )
    .join('\n');
}

const themeOf = ({ id, fonts, tokens }: BrandFolder): string =>
  `/* ${NOTE} */\n${fallbackFaces(fonts)}
@layer tokens {\n${block(`[data-brand='${id}']`, declarationsOf(tokens, id))}\n}\n`;

/** The tokens that all brands share, with their overrides for wide windows and for reduced motion. */
function baseCss(root: string): string {
  const all: string[] = [];
  const read = (name: string, base?: Tokens): Tokens => {
    const problems: string[] = [];
    const { tokens, problems: own } = readTokens(readJson(join(root, BASE, name), problems) ?? {});
    problems.push(...own, ...(base ? overrideProblems(base, tokens) : []));
    all.push(...problems.map((problem) => `${BASE}/${name}: ${problem}`));
    return tokens;
  };
  const base = read('base.tokens.json');
  const wide = declarationsOf(read('wide.tokens.json', base), null);
  const reduced = declarationsOf(read('reduced-motion.tokens.json', base), null);
  if (all.length > 0) throw new BrandProblems(all.join('\n'));
  return `/* ${NOTE} */\n@layer tokens {
${block(':root', declarationsOf(base, null))}
  @media (width >= 64rem) {\n${block(':root', wide)}\n  }
  @media (prefers-reduced-motion: reduce) {\n${block(':root', reduced)}\n  }
${block(":root[data-motion='reduced']", reduced)}\n}\n`;
}

/** Generates a module that imports the font files, so that the bundler provides their URLs. */
function fontsModule({ id, fonts }: BrandFolder): string {
  const specifierOf = (file: string): string => (file.startsWith('.') ? posix.join('../..', id, file) : file);
  const faces = Object.entries(fonts).map(([part, face]) => ({
    part,
    ...face,
    files: Object.entries(face.files).flatMap(([script, file]) =>
      file === undefined ? [] : [{ script, file }],
    ),
  }));
  const imports = faces.flatMap(({ part, files }) =>
    files.map(({ script, file }) => `import ${part}_${script} from '${specifierOf(file)}?url';`),
  );
  return `// ${NOTE}\n${imports.join('\n')}\nimport type { BrandFamily } from '../../brand.ts';\n
export const families: readonly BrandFamily[] = [
${faces.map(({ part, family, weight, files }) => `  { family: '${family}', weight: '${weight}', files: { ${files.map(({ script }) => `${script}: ${part}_${script}`).join(', ')} } },`).join('\n')}
];\n`;
}

/** A brand's configuration for the client. The colours of the browser's own UI come from the tokens. */
function clientConfig({ facts, tokens, logoWidth }: BrandFolder): unknown {
  const { isDefault: _, mock: __, ...config } = facts;
  const colours = {
    backgroundColor: colourOf(tokens, 'color.surface-0'),
    themeColor: colourOf(tokens, 'color.surface-1'),
  };
  return { ...config, logoWidth, ...colours };
}

function mockFacts({ facts, tokens }: BrandFolder): unknown {
  const { name, currency, locales, supportEmail, phoneCountries, welcomeOffer, bonusRules, mock } = facts;
  return {
    ...mock,
    name,
    currency,
    locales,
    supportEmail,
    phoneCountries: phoneCountries.map((country) => ({
      country,
      dialCode: dialCodes[country],
    })),
    welcomeTotal: welcomeOffer.upToMinor / MINOR_UNITS,
    minBonusStakeMinor: bonusRules.minBonusStakeMinor,
    birthdayUnit: bonusRules.birthday.unit,
    newYearStep: bonusRules.newYear.betMinor / MINOR_UNITS,
    colours: {
      hero: stopsOf(tokens, 'gradient.hero'),
      accent: colourOf(tokens, 'color.accent'),
      second: colourOf(tokens, 'color.accent-2'),
    },
  };
}

/** Every generated file by its path. @throws BrandProblems */
export function generatedFiles(root: string): Map<string, string> {
  const brands = readBrands(root);
  const ids = brands.map(({ id }) => id);
  const entries = (of: (brand: BrandFolder) => unknown) =>
    Object.fromEntries(brands.map((brand) => [brand.id, of(brand)]));
  return new Map([
    ...brands.flatMap((brand) => [
      [`${CLIENT}/${brand.id}/theme.css`, themeOf(brand)] as const,
      [`${CLIENT}/${brand.id}/fonts.ts`, fontsModule(brand)] as const,
    ]),
    [`${CLIENT}/themes.css`, `/* ${NOTE} */\n${ids.map((id) => `@import './${id}/theme.css';\n`).join('')}`],
    [
      `${CLIENT}/brands.ts`,
      `// ${NOTE}\n${constant('ids', ids)}${constant('configs', entries(clientConfig))}`,
    ],
    [
      `${CLIENT}/fonts.ts`,
      `// ${NOTE}\nexport const fonts = {\n${ids.map((id) => `  ${id}: () => import('./${id}/fonts.ts'),\n`).join('')}};\n`,
    ],
    [`${BASE}/generated/base.css`, baseCss(root)],
    [
      'mocks/generated/brands.ts',
      `// ${NOTE}\n${constant('ids', ids)}${constant('facts', entries(mockFacts))}`,
    ],
  ]);
}

/** Writes the schema of brand ids. The control API's description references it. */
export function writeBrandNames(root: string): void {
  const text = `# ${NOTE}\nBrandName:\n  type: string\n  description: The id of a brand\n  enum: [${brandIds(root).join(', ')}]\n`;
  writeFileSync(join(root, 'openapi/generated/brands.yaml'), text);
}

/**
 * Makes both notations of each colour in the token files agree (colourText.ts). Only `scripts/generate.ts`
 * calls this, not the development server.
 */
export function completeTokenFiles(root: string): void {
  for (const name of globSync('src/brands/*/tokens.json', { cwd: root })) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const complete = completeColours(text);
    if (complete === text) continue;
    writeFileSync(file, complete);
    console.error(`${name}: components follow the changed colours`);
  }
}

/** Writes only changed files, so that a development server reloads only those. @throws BrandProblems */
export function writeBrands(root: string): void {
  const files = generatedFiles(root);
  for (const [path, text] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const old of globSync(`${CLIENT}/*/*`, { cwd: root }))
    if (!files.has(old.replaceAll('\\', '/'))) rmSync(join(root, old));
}
