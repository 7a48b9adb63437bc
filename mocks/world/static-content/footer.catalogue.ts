import type { FooterBlock } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { withFacts } from '../brandFacts.ts';
import { staticPagesOf } from './catalogue.ts';

const columns: readonly { title: LocalText; slugs: readonly string[] }[] = [
  {
    title: { ru: 'О сайте', en: 'About', it: 'Il sito', br: 'Sobre o site' },
    slugs: ['about', 'contacts', 'rules', 'privacy', 'cookies'],
  },
  {
    title: { ru: 'Игрокам', en: 'For players', it: 'Per i giocatori', br: 'Para jogadores' },
    slugs: ['help', 'payments', 'identity-check', 'responsible-play'],
  },
  {
    title: { ru: 'Бонусы', en: 'Bonuses', it: 'Bonus', br: 'Bônus' },
    slugs: ['welcome-bonus', 'winback', 'compoints-about', 'bonus-terms'],
  },
];

const logos = [
  ['card', 'Cartella'],
  ['bank', 'Pontebank'],
  ['wallet', 'Volta Wallet'],
  ['mobile', 'Ringo Pay'],
  ['instant', 'Rapidix'],
  ['coin', 'Monetka'],
] as const;

const body: LocalText = {
  ru: '<p>Сайт принадлежит компании {company}, лицензия {licence}. <b>18+</b> Азартные игры могут вызвать зависимость.</p><p>Помощь: <a href="/responsible-play">ответственная игра</a>.</p>',
  en: '<p>The site belongs to {company}, licence {licence}. <b>18+</b> Gambling can be addictive.</p><p>Help: <a href="/responsible-play">responsible play</a>.</p>',
  it: '<p>Il sito appartiene a {company}, licenza {licence}. <b>18+</b> Il gioco può causare dipendenza.</p><p>Aiuto: <a href="/responsible-play">gioco responsabile</a>.</p>',
  br: '<p>O site pertence à {company}, licença {licence}. <b>18+</b> O jogo pode causar dependência.</p><p>Ajuda: <a href="/responsible-play">jogo responsável</a>.</p>',
};

export function footerBlockOf(brand: BrandId, locale: LocaleId): FooterBlock {
  const pages = staticPagesOf(locale, undefined);
  return {
    columns: columns.map(({ title, slugs }) => ({
      title: title[locale],
      links: slugs.flatMap((slug) =>
        pages.filter((page) => page.slug === slug).map((page) => ({ title: page.title, url: page.url })),
      ),
    })),
    logos: logos.map(([id, name]) => ({ name, image: `/mock-assets/payment/${id}.svg`, url: '/cashbox' })),
    body: withFacts(body[locale], brand, locale),
  };
}
