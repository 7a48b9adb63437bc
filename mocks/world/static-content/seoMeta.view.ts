// Title and description of each path, from the catalogues.
import type { Game, SeoMeta } from '../../generated/model/index.ts';
import { brandFacts, moneyText, withFacts } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { betsOf } from '../game-frame/bets.catalogue.ts';
import { returnOf } from '../game-frame/facts.view.ts';
import { categories, gamesByCategoryOf } from '../lobby/categories.catalogue.ts';
import { gameBySlug, gamesByProducerOf, gamesOf } from '../lobby/games.catalogue.ts';
import { producerBySlugOf, producersOf } from '../lobby/producers.catalogue.ts';
import { promotions } from '../promotions/catalogue.ts';
import { descriptionOf } from '../promotions/view.ts';
import { brandCurrency, languageTags, type LocaleId, type LocalText } from '../settings.ts';
import { unitsOf } from '../sums.ts';
import { mechanicTitles } from '../tournaments/catalogue/definition.ts';
import { seriesList } from '../tournaments/catalogue/series.ts';
import { tournaments } from '../tournaments/catalogue.ts';
import { gamesOfTournament } from '../tournaments/games.view.ts';
import { answerMetaOf, staticPageOf } from './catalogue.ts';
import { descriptions, gameForms, titles } from './seoTexts.ts';
import { summaryOf } from './summary.ts';

interface Named {
  title: string;
  description: string;
}

type Values = Readonly<Record<string, string>>;

const topCount = 3;

function filled({ brand, locale }: Context, text: LocalText, values: Values = {}): string {
  const own = text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return withFacts(own, brand, locale);
}

function countOf(locale: LocaleId, count: number): string {
  const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = gameForms[locale];
  const tag = languageTags[locale];
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? gameForms[locale].other;
  return `${new Intl.NumberFormat(tag).format(count)} ${form}`;
}

/** How many games a list has, and the names of the first ones. */
function listValues({ locale }: Context, games: readonly Game[]): Values {
  const names = games.slice(0, topCount).map(({ name }) => name);
  return { games: countOf(locale, games.length), top: names.join(', ') };
}

const fundText = ({ brand, locale }: Context, roubles: number): string =>
  moneyText(unitsOf(brand, roubles), brand, locale);

function gamesMeta(call: Context, slug: string): Named | undefined {
  const category = categories.find((item) => item.slug === slug);
  if (!category) return undefined;
  const title = category.name[call.locale];
  const text = slug === 'newgames' ? descriptions.newGames : descriptions.games;
  const games = gamesByCategoryOf(call.world.catalogue).get(slug) ?? [];
  return { title, description: filled(call, text, { name: title, ...listValues(call, games) }) };
}

function producerMeta(call: Context, slug: string, category: string | undefined): Named | undefined {
  const { catalogue } = call.world;
  const producer = producerBySlugOf(catalogue).get(slug);
  if (!producer) return undefined;
  const all = gamesByProducerOf(catalogue).get(slug) ?? [];
  const games = category === undefined ? all : all.filter((game) => game.categories?.includes(category));
  const categoryName = categories.find((item) => item.slug === category)?.name[call.locale];
  const title = categoryName === undefined ? producer.name : `${producer.name} · ${categoryName}`;
  return {
    title,
    description: filled(call, descriptions.games, { name: title, ...listValues(call, games) }),
  };
}

function gameMeta(call: Context, slug: string): Named | undefined {
  const game = gameBySlug(call.world.catalogue, slug);
  if (!game) return undefined;
  const { brand, locale } = call;
  const bets = betsOf[brandCurrency[brand]];
  const percent = new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 2 });
  const facts = filled(call, descriptions.game, {
    name: game.name,
    producer: game.producer?.name ?? '',
    rtp: percent.format(returnOf(slug)),
    min: moneyText(Math.min(...bets) / 100, brand, locale),
  });
  const demo = game.has_demo_mode ? ` ${filled(call, descriptions.demo)}` : '';
  return { title: game.name, description: facts + demo };
}

function tournamentMeta(call: Context, slug: string, part: string | undefined): Named | undefined {
  const definition = tournaments.find((item) => item.slug === slug);
  if (!definition) return undefined;
  const title = definition.title[call.locale];
  const mechanic = mechanicTitles[definition.mechanic][call.locale];
  const values = {
    name: title,
    fund: fundText(call, definition.fund),
    prizes: String(definition.prizes),
    mechanic: mechanic.charAt(0).toLowerCase() + mechanic.slice(1),
    ...listValues(call, gamesOfTournament(call.world.catalogue, definition)),
  };
  const text = part === 'games' ? descriptions.tournamentGames : descriptions.tournament;
  return { title, description: filled(call, text, values) };
}

function seriesMeta(call: Context, slug: string | undefined): Named | undefined {
  const definition = seriesList.find((item) => item.slug === slug);
  if (!definition) return undefined;
  const title = definition.title[call.locale];
  const values = { name: title, fund: fundText(call, definition.fund), prizes: String(definition.prizes) };
  return { title, description: filled(call, descriptions.series, values) };
}

function promoMeta(call: Context, slug: string): Named | undefined {
  const definition = promotions.find((item) => item.slug === slug);
  if (!definition) return undefined;
  return { title: definition.title[call.locale], description: summaryOf(descriptionOf(call, definition)) };
}

function textMeta(call: Context, slug: string): Named | undefined {
  const page = staticPageOf(slug, call.brand, call.locale);
  return page && { title: page.title, description: summaryOf(page.body) };
}

function homeMeta(call: Context): Named {
  const { catalogue } = call.world;
  const games = countOf(call.locale, gamesOf(catalogue).length);
  const values = { games, studios: String(producersOf(catalogue).length) };
  return { title: titles.home[call.locale], description: filled(call, descriptions.home, values) };
}

/** Metadata of pages whose path has a single segment, by this segment. */
const sections: Readonly<Record<string, (call: Context) => Named>> = {
  promo: (call) => {
    const endless = promotions.filter(({ span }) => span !== 'new_year' && span.to === null);
    const top = endless
      .slice(0, topCount)
      .map(({ title }) => title[call.locale])
      .join(', ');
    return { title: titles.promo[call.locale], description: filled(call, descriptions.promotions, { top }) };
  },
  tournaments: (call) => {
    const fund = fundText(call, Math.max(...tournaments.map((item) => item.fund)));
    const description = filled(call, descriptions.tournaments, { fund });
    return { title: titles.tournaments[call.locale], description };
  },
  login: (call) => ({ title: titles.login[call.locale], description: filled(call, descriptions.login) }),
  registration: (call) => ({
    title: titles.registration[call.locale],
    description: filled(call, descriptions.registration),
  }),
  compoints: (call) => ({
    title: titles.compoints[call.locale],
    description: textMeta(call, 'compoints-about')?.description ?? '',
  }),
};

/** Metadata of pages whose path has several segments, by the first segment. */
const items: Readonly<Record<string, (call: Context, slug: string, part?: string) => Named | undefined>> = {
  games: gamesMeta,
  producers: producerMeta,
  play: gameMeta,
  promo: promoMeta,
  tournaments: (call, slug, part) =>
    slug === 'series' ? seriesMeta(call, part) : tournamentMeta(call, slug, part),
  help: (call, slug) => answerMetaOf(slug, call.brand, call.locale),
};

function namedAt(call: Context, [section, slug, part]: readonly string[]): Named | undefined {
  if (section === undefined) return homeMeta(call);
  if (slug !== undefined)
    return Object.hasOwn(items, section) ? items[section]?.(call, slug, part) : undefined;
  return Object.hasOwn(sections, section) ? sections[section]?.(call) : textMeta(call, section);
}

/** First path segments of account and login pages, which search engines must not index. */
const privateSections = new Set([
  'profile',
  'cashbox',
  'compoints',
  'take',
  'remind',
  'new-password',
  'login',
  'registration',
  'error',
  '404',
  '451',
]);

/** Title and description of a path. Both are empty for a path without texts of its own, such as the cashbox. */
export function seoMetaOf(call: Context, path: string): SeoMeta {
  const [pathname = '/'] = path.split(/[?#]/);
  const parts = pathname.split('/').filter(Boolean);
  const [section = ''] = parts;
  const named = namedAt(call, parts);
  const isUnknownAnswer = section === 'help' && parts.length === 2 && !named;
  return {
    metaTitle: named ? `${named.title} — ${brandFacts[call.brand].name}` : '',
    metaDescription: named?.description ?? '',
    metaUrl: pathname.startsWith('/') ? pathname : `/${pathname}`,
    // Paths with four or more segments are not indexed (S2.37).
    isNoindexPath: parts.length >= 4 || privateSections.has(section) || isUnknownAnswer,
  };
}
