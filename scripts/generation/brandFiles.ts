// Reads the brands' folders: `brand.json`, `fonts.json` and `tokens.json` of each, and checks them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { LOCALES } from '../../src/i18n/locales.ts';
import { dialCodes } from './dialCodes.ts';
import { readBrandTokens, type Tokens } from './tokens.ts';

// The cast is safe: `Object.keys` only loses the type of the keys.
const country = z.enum(Object.keys(dialCodes) as (keyof typeof dialCodes)[]);
const amount = z.number().int().min(0);
const locale = z.enum(LOCALES);
const localText = z.strictObject({ ru: z.string(), en: z.string(), it: z.string(), br: z.string() });
const login = z.enum(['email', 'phone']);
const jurisdiction = z.enum(['none', 'uk', 'mt', 'nj']);
const hostFlags = {
  noCasinoWord: z.boolean().optional(),
  originalEmail: z.boolean().optional(),
  censoredLoginLogo: z.boolean().optional(),
  jurisdiction: jurisdiction.optional(),
};

const banner = { id: amount, picture: z.string() };

/** Schema of a brand's `brand.json`. `BrandConfig` in `src/brands/brand.ts` explains the client's fields. */
const brandFile = z.strictObject({
  name: z.string(),
  isDefault: z.boolean().optional(),
  currency: z.enum(['RUB', 'EUR', 'BRL']),
  locales: z.tuple([locale], locale),
  hosts: z.array(z.string()).min(1),
  flags: z
    .strictObject({
      ...hostFlags,
      promoPopupButton: z
        .strictObject({ theme: z.enum(['primary', 'secondary']), size: z.enum(['md', 'lg']) })
        .optional(),
      afterLogout: z.enum(['main', 'login']).optional(),
    })
    .optional(),
  flagsByHost: z.array(z.strictObject({ pattern: z.string(), flags: z.strictObject(hostFlags) })),
  paymentLogos: z.array(z.enum(['card', 'wallet', 'bank', 'mobile', 'instant', 'coin'])),
  phoneCountries: z.tuple([country], country),
  authTypes: z.tuple([login], login),
  defaultRemindTab: login,
  welcomeOffer: z.strictObject({ upToMinor: amount, tooltipUpToMinor: amount, deposits: amount }),
  bonusRules: z.strictObject({
    minBonusStakeMinor: amount.nullable(),
    birthday: z.strictObject({ needed: amount, unit: z.enum(['promoHours', 'items']), days: amount }),
    newYear: z.strictObject({ betMinor: amount, giftElements: z.array(amount), drawDay: z.string() }),
  }),
  supportEmail: z.email(),
  /** Facts for the mock casino only. A real backend sends them itself. */
  mock: z.strictObject({
    company: z.string(),
    licence: z.string(),
    chatProvider: z.enum(['webim', 'netrox']),
    taxNumberKind: z.enum(['cpf', 'codice_fiscale']).nullable(),
    minDeposit: amount,
    minPayout: amount,
    hearts: z.enum(['hours', 'cocktailsAndHours', 'cocktailsAndPoints']),
    banners: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...banner, kind: z.enum(['welcome', 'tournaments', 'jackpots', 'novelties']) }),
        z.strictObject({ ...banner, kind: z.literal('promotions'), title: localText }),
      ]),
    ),
  }),
});

const face = z.strictObject({
  family: z.string(),
  weight: z.string(),
  /** Paths relative to the brand's folder, or import paths of a package's files. */
  files: z.strictObject({ latin: z.string(), cyrillic: z.string().optional() }),
  /** The package `@fontsource-variable/…` from which `scripts/draw-fonts.ts` makes the files. */
  source: z.string().optional(),
  fallbacks: z.array(
    z.strictObject({
      weight: z.string(),
      local: z.array(z.string()).min(1),
      sizeAdjust: z.number(),
      ascent: z.number(),
      descent: z.number(),
    }),
  ),
});
const fontsFile = z.strictObject({ display: face, text: face });

export type BrandFile = z.infer<typeof brandFile>;
export type FontsFile = z.infer<typeof fontsFile>;

export interface BrandFolder {
  readonly id: string;
  readonly facts: BrandFile;
  readonly fonts: FontsFile;
  readonly tokens: Tokens;
  /** Width of the logo in pixels, at a height of 40. */
  readonly logoWidth: number;
}

/** An error whose message lists all faults of the brands' files, one per line. */
export class BrandProblems extends Error {
  override readonly name = 'BrandProblems';
}

/** Parses a JSON file. If that fails, adds a problem and returns null. */
export function readJson(path: string, problems: string[]): unknown {
  if (!existsSync(path)) problems.push('missing');
  else
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      problems.push(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  return null;
}

function parsed<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  problems: string[],
): z.infer<Schema> | null {
  const json = readJson(path, problems);
  if (json === null) return null;
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  problems.push(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return null;
}

/** The logo's width, which its SVG file states. Pages reserve this space before the logo loads. */
function logoWidthOf(path: string, problems: string[]): number {
  const [, width] =
    (existsSync(path) && /<svg[^>]* width="(\d+)" height="40"/.exec(readFileSync(path, 'utf8'))) || [];
  if (width === undefined) problems.push('missing, or without a width and height="40" on <svg>');
  return Number(width ?? 0);
}

/** The brands' ids, which are the names of their folders, sorted. */
export const brandIds = (root: string): string[] =>
  globSync('src/brands/*/brand.json', { cwd: root })
    .map((path) => basename(dirname(path)))
    .sort();

/** Reads all brands: the default one first, the others by id. @throws BrandProblems naming file and field */
export function readBrands(root: string): BrandFolder[] {
  const all: string[] = [];
  const inFile = <Result>(name: string, read: (path: string, problems: string[]) => Result): Result => {
    const problems: string[] = [];
    const result = read(join(root, name), problems);
    all.push(...problems.map((problem) => `${name}: ${problem}`));
    return result;
  };
  const folders = brandIds(root).flatMap((id): BrandFolder[] => {
    const folder = `src/brands/${id}`;
    const facts = inFile(`${folder}/brand.json`, (path, problems) => parsed(path, brandFile, problems));
    const fonts = inFile(`${folder}/fonts.json`, (path, problems) => parsed(path, fontsFile, problems));
    const tokens = inFile(`${folder}/tokens.json`, (path, problems) => {
      const file = readJson(path, problems);
      const read = file === null ? null : readBrandTokens(file);
      problems.push(...(read?.problems ?? []));
      for (const part of ['display', 'text'] as const) {
        const named = read?.tokens.get(`font.${part}`)?.value;
        const family = fonts?.[part].family;
        if (family !== undefined && Array.isArray(named) && named[0] !== family)
          problems.push(`font.${part}: begins with "${String(named[0])}", but fonts.json loads "${family}"`);
      }
      return read?.tokens ?? null;
    });
    const logoWidth = inFile(`public/brand/${id}.svg`, logoWidthOf);
    return facts && fonts && tokens ? [{ id, facts, fonts, tokens, logoWidth }] : [];
  });
  const owners = new Map<string, string>();
  for (const { id, facts } of folders)
    for (const host of facts.hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) all.push(`src/brands/${id}/brand.json: hosts: ${host} belongs to ${owner}`);
      owners.set(host, owner ?? id);
    }
  const defaults = folders.filter(({ facts }) => facts.isDefault === true);
  if (all.length === 0 && defaults.length !== 1)
    all.push(`src/brands: exactly one brand.json says "isDefault": true, not ${defaults.length}`);
  if (all.length > 0) throw new BrandProblems(all.join('\n'));
  return [...defaults, ...folders.filter(({ facts }) => facts.isDefault !== true)];
}
