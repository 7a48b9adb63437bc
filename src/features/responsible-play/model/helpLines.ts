// Who helps players to stop, by the language of the page. Invented, like every name of this product.
import { currentRules, type HelpLine } from '#/brands/jurisdiction.ts';
import type { Locale } from '#/i18n/locales.ts';

const byLocale: Record<Locale, readonly HelpLine[]> = {
  ru: [
    { name: 'Живая линия', phone: '8 800 000-00-04', url: 'https://live-line.example/' },
    { name: 'Анонимные игроки', phone: '8 800 000-00-05', url: 'https://anonymous-players.example/' },
  ],
  en: [
    { name: 'Play Aware', phone: '0800 000 0001', url: 'https://play-aware.example/' },
    { name: 'Players Together', phone: '0800 000 0006', url: 'https://players-together.example/' },
  ],
  it: [
    { name: 'Gioco Sereno', phone: '800 000 007', url: 'https://gioco-sereno.example/' },
    { name: 'Giocatori Anonimi Insieme', phone: '800 000 008', url: 'https://insieme.example/' },
  ],
  br: [
    { name: 'Jogo Consciente', phone: '0800 000 0009', url: 'https://jogo-consciente.example/' },
    { name: 'Jogadores Juntos', phone: '0800 000 0010', url: 'https://jogadores-juntos.example/' },
  ],
};

/** The help line of the host's licence first. */
export function helpLinesOf(locale: Locale): readonly HelpLine[] {
  const { helpLine } = currentRules();
  if (!helpLine) return byLocale[locale];
  return [helpLine, ...byLocale[locale].filter(({ name }) => name !== helpLine.name)];
}
