import { bannerUrl } from '../../art/urls.ts';
import type { Banner } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { brandFacts, withFacts, type BrandBanner } from '../brandFacts.ts';
import { collection, type Catalogue } from '../catalogue.ts';
import { producersOf } from './producers.catalogue.ts';

interface BannerDefinition {
  id: number;
  /** Keywords from which the picture is drawn. */
  picture: string;
  url: string;
  title: LocalText;
  text: LocalText;
  buttonText: LocalText;
}

const play: LocalText = { ru: 'Играть', en: 'Play', it: 'Gioca', br: 'Jogar' };
const more: LocalText = { ru: 'Подробнее', en: 'Details', it: 'Dettagli', br: 'Detalhes' };
const join: LocalText = { ru: 'Участвовать', en: 'Take part', it: 'Partecipa', br: 'Participar' };

const welcomeUrl = '/welcome-bonus';

const welcome = (id: number, picture: string): BannerDefinition => ({
  id,
  picture,
  url: welcomeUrl,
  title: {
    ru: 'До {welcome} на старт',
    en: 'Up to {welcome} to get you started',
    it: 'Fino a {welcome} per iniziare',
    br: 'Até {welcome} para começar',
  },
  text: {
    ru: 'Бонусы на первые пять депозитов — забирай, когда удобно',
    en: 'A bonus on each of your first five deposits, whenever you like',
    it: 'Un bonus su ognuno dei primi cinque depositi, quando vuoi',
    br: 'Um bônus em cada um dos cinco primeiros depósitos, quando você quiser',
  },
  buttonText: { ru: 'Забрать бонус', en: 'Get the bonus', it: 'Prendi il bonus', br: 'Resgatar o bônus' },
});

const tournaments = (id: number, picture: string): BannerDefinition => ({
  id,
  picture,
  url: '/tournaments',
  title: {
    ru: 'Турниры каждый день',
    en: 'Tournaments every day',
    it: 'Tornei ogni giorno',
    br: 'Torneios todos os dias',
  },
  text: {
    ru: 'Играй в любимые слоты и поднимайся в таблице',
    en: 'Play the slots you love and climb the leaderboard',
    it: 'Gioca alle slot che ami e scala la classifica',
    br: 'Jogue seus slots favoritos e suba na classificação',
  },
  buttonText: join,
});

const jackpots = (id: number, picture: string): BannerDefinition => ({
  id,
  picture,
  url: '/games/jackpot_games',
  title: {
    ru: 'Джекпот растёт прямо сейчас',
    en: 'The jackpot is growing right now',
    it: 'Il jackpot cresce proprio ora',
    br: 'O jackpot está crescendo agora',
  },
  text: {
    ru: 'Розыгрыш — каждый вечер',
    en: 'A draw every evening',
    it: 'Un’estrazione ogni sera',
    br: 'Um sorteio toda noite',
  },
  buttonText: play,
});

const novelties = (id: number, picture: string): BannerDefinition => ({
  id,
  picture,
  url: '/games/newgames',
  title: {
    ru: 'Новинки недели',
    en: 'New this week',
    it: 'Novità della settimana',
    br: 'Novidades da semana',
  },
  text: {
    ru: 'Попробуй раньше всех — в демо или на деньги',
    en: 'Be the first to try them, in demo or for real money',
    it: 'Provale prima di tutti, in demo o con soldi veri',
    br: 'Jogue antes de todo mundo, grátis ou valendo',
  },
  buttonText: play,
});

const promotions = (id: number, picture: string, title: LocalText): BannerDefinition => ({
  id,
  picture,
  url: '/promo',
  title,
  text: {
    ru: 'Собирай очки и меняй их на призы',
    en: 'Collect points and exchange them for prizes',
    it: 'Raccogli punti e scambiali con i premi',
    br: 'Junte pontos e troque por prêmios',
  },
  buttonText: more,
});

const plain = { welcome, tournaments, jackpots, novelties };

const definitionOf = (banner: BrandBanner): BannerDefinition =>
  banner.kind === 'promotions'
    ? promotions(banner.id, banner.picture, banner.title)
    : plain[banner.kind](banner.id, banner.picture);

/** @param hasWelcome whether the visitor can still get the welcome bonus */
export function startPageBannersOf(
  brand: BrandId,
  locale: LocaleId,
  { hasWelcome }: { hasWelcome: boolean },
): Banner[] {
  const shown = brandFacts[brand].banners
    .map(definitionOf)
    .filter(({ url }) => hasWelcome || url !== welcomeUrl);
  return shown.map(({ id, picture, url, title, text, buttonText }, index) => ({
    id,
    type: 'startPage',
    image: bannerUrl(brand, picture, 'desktop'),
    imageMobile: bannerUrl(brand, picture, 'phone'),
    title: withFacts(title[locale], brand, locale),
    text: text[locale],
    buttonText: buttonText[locale],
    url,
    position: index,
  }));
}

const ofProducer: LocalText = {
  ru: 'Все игры {name}',
  en: 'All games by {name}',
  it: 'Tutti i giochi di {name}',
  br: 'Todos os jogos da {name}',
};

/** The top four producers have a banner on their page. */
const bannerProducersOf = collection('bannerProducers', (catalogue) => producersOf(catalogue).slice(0, 4));

export function producerBannersOf(catalogue: Catalogue, locale: LocaleId): Banner[] {
  return bannerProducersOf(catalogue).map(({ slug, name, id }, index) => ({
    id: 100 + id,
    type: 'gameProvider',
    providerSlug: slug,
    image: bannerUrl(catalogue.brand, slug, 'desktop'),
    imageMobile: bannerUrl(catalogue.brand, slug, 'phone'),
    title: ofProducer[locale].replace('{name}', name),
    buttonText: play[locale],
    url: `/producers/${slug}`,
    position: index,
  }));
}
