import type { SeoCanonical, SeoFooterText, SeoMeta } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { brandFacts, withFacts } from '../brandFacts.ts';
import type { Catalogue } from '../catalogue.ts';
import { categories } from '../lobby/categories.catalogue.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import { producerBySlugOf } from '../lobby/producers.catalogue.ts';
import { promotions } from '../promotions/catalogue.ts';
import { tournaments } from '../tournaments/catalogue.ts';
import { answerMetaOf, staticPagesOf } from './catalogue.ts';

export const seoCanonicals: readonly SeoCanonical[] = [
  { path: '/games/allgames', canonicalUrl: '/' },
  { path: '/games/wagering', canonicalUrl: '/games/otygrat_bonus' },
];

const footers: readonly { path: string; title: LocalText; body: LocalText }[] = [
  {
    path: '/',
    title: {
      ru: 'Игры и турниры {brand}',
      en: 'Games and tournaments at {brand}',
      it: 'Giochi e tornei su {brand}',
      br: 'Jogos e torneios na {brand}',
    },
    body: {
      ru: '<p>В зале пять тысяч игр: от классики на трёх барабанах до краш-игр, где всё решает вовремя нажатая кнопка. Почти каждую можно попробовать бесплатно.</p>',
      en: '<p>The lobby has five thousand games, from classic three-reel slots to crash games, where it’s all about pressing the button in time. You can try almost every one for free.</p>',
      it: '<p>La lobby ha cinquemila giochi, dalle classiche slot a tre rulli ai crash game, dove conta premere il pulsante in tempo. Quasi tutti si provano gratis.</p>',
      br: '<p>O lobby tem cinco mil jogos, dos clássicos de três rolos aos jogos crash, em que tudo depende de apertar o botão na hora certa. Quase todos podem ser jogados de graça.</p>',
    },
  },
  {
    path: '/games/slots',
    title: { ru: 'Слоты', en: 'Slots', it: 'Slot', br: 'Slots' },
    body: {
      ru: '<p>Слоты выросли из механических автоматов с рычагом. Барабанов стало пять, линий — сотни, а рычаг превратился в кнопку.</p>',
      en: '<p>Slots grew out of mechanical machines with a lever. Now there are five reels and hundreds of lines, and the lever has become a button.</p>',
      it: '<p>Le slot sono nate dalle macchine a leva. Ora i rulli sono cinque, le linee centinaia, e la leva è un pulsante.</p>',
      br: '<p>Os slots vieram das máquinas de alavanca. Hoje são cinco rolos e centenas de linhas, e a alavanca virou um botão.</p>',
    },
  },
  {
    path: '/games/crash_games',
    title: { ru: 'Краш-игры', en: 'Crash games', it: 'Crash game', br: 'Jogos crash' },
    body: {
      ru: '<p>Множитель растёт, пока не случится взрыв. Забери выигрыш раньше — вот и все правила.</p>',
      en: '<p>A multiplier grows until it crashes. Cash out before that: those are all the rules.</p>',
      it: '<p>Il moltiplicatore cresce fino allo schianto. Incassa prima: le regole sono tutte qui.</p>',
      br: '<p>O multiplicador cresce até cair. Retire antes: as regras são só essas.</p>',
    },
  },
];

export function seoFootersOf(brand: BrandId, locale: LocaleId): SeoFooterText[] {
  return footers.map(({ path, title, body }) => ({
    path,
    title: withFacts(title[locale], brand, locale),
    body: body[locale],
  }));
}

const sections: Record<string, LocalText> = {
  promo: { ru: 'Акции', en: 'Promotions', it: 'Promozioni', br: 'Promoções' },
  tournaments: { ru: 'Турниры', en: 'Tournaments', it: 'Tornei', br: 'Torneios' },
  login: { ru: 'Вход', en: 'Log in', it: 'Accedi', br: 'Entrar' },
  registration: { ru: 'Регистрация', en: 'Sign up', it: 'Registrati', br: 'Cadastro' },
};

const general: LocalText = {
  ru: 'Слоты, турниры и акции',
  en: 'Slots, tournaments and promotions',
  it: 'Slot, tornei e promozioni',
  br: 'Slots, torneios e promoções',
};

const description: LocalText = {
  ru: '{name} на {brand}: 5 000 игр, турниры каждый день, быстрый вывод. 18+',
  en: '{name} at {brand}: 5,000 games, daily tournaments, fast withdrawals. 18+',
  it: '{name} su {brand}: 5.000 giochi, tornei ogni giorno, prelievi rapidi. 18+',
  br: '{name} na {brand}: 5.000 jogos, torneios todos os dias, saques rápidos. 18+',
};

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

function nameOf(catalogue: Catalogue, parts: readonly string[], locale: LocaleId): string {
  const [section = '', slug = ''] = parts;
  const named: Readonly<Record<string, () => string | undefined>> = {
    games: () => categories.find((category) => category.slug === slug)?.name[locale],
    producers: () => producerBySlugOf(catalogue).get(slug)?.name,
    play: () => gameBySlugOf(catalogue).get(slug)?.name,
    tournaments: () => tournaments.find((tournament) => tournament.slug === slug)?.title[locale],
    promo: () => promotions.find((promotion) => promotion.slug === slug)?.title[locale],
  };
  const own = Object.hasOwn(named, section) ? named[section] : undefined;
  const found = own ? own() : staticPagesOf(locale, undefined).find((page) => page.slug === section)?.title;
  return (
    found ?? (Object.hasOwn(sections, section) ? sections[section]?.[locale] : undefined) ?? general[locale]
  );
}

/** Title and description of a path. Other paths get the default ones. */
export function seoMetaOf(catalogue: Catalogue, path: string, locale: LocaleId): SeoMeta {
  const [pathname = '/'] = path.split(/[?#]/);
  const parts = pathname.split('/').filter(Boolean);
  const [section = '', slug = ''] = parts;
  const isAnswer = section === 'help' && parts.length === 2;
  const answer = isAnswer ? answerMetaOf(slug, catalogue.brand, locale) : undefined;
  const name = answer?.title ?? nameOf(catalogue, parts, locale);
  return {
    metaTitle: `${name} — ${brandFacts[catalogue.brand].name}`,
    metaDescription:
      answer?.description ?? withFacts(description[locale].replace('{name}', name), catalogue.brand, locale),
    metaUrl: pathname.startsWith('/') ? pathname : `/${pathname}`,
    // Paths with four or more segments are not indexed (S2.37).
    isNoindexPath: parts.length >= 4 || privateSections.has(section) || (isAnswer && !answer),
  };
}
