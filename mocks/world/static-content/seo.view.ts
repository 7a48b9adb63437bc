import type { SeoCanonical, SeoFooterText } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { withFacts } from '../brandFacts.ts';

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
