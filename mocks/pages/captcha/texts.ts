import { localeOf } from '#mocks/pages/shared/locale.ts';
import type { LocalText } from '#mocks/world/settings.ts';

const texts = {
  name: { ru: 'Проверка на робота', en: 'Robot check', it: 'Verifica anti-robot', br: 'Verificação de robô' },
  notRobot: { ru: 'Я не робот', en: 'I’m not a robot', it: 'Non sono un robot', br: 'Não sou um robô' },
  checking: { ru: 'Минутку…', en: 'One moment…', it: 'Un attimo…', br: 'Um momento…' },
  done: {
    ru: 'Готово, проверка пройдена',
    en: 'All good, check passed',
    it: 'Tutto ok, verifica superata',
    br: 'Tudo certo, verificação concluída',
  },
  task: {
    ru: 'Найди две вишни',
    en: 'Find the two cherries',
    it: 'Trova le due ciliegie',
    br: 'Encontre as duas cerejas',
  },
  check: { ru: 'Проверить', en: 'Check', it: 'Verifica', br: 'Verificar' },
  wrong: {
    ru: 'Не то. Попробуй ещё раз',
    en: 'Not quite. Try again',
    it: 'Non ci siamo. Riprova',
    br: 'Não foi dessa vez. Tente de novo',
  },
  tile: {
    ru: 'Клетка {place}: {fruit}',
    en: 'Tile {place}: {fruit}',
    it: 'Riquadro {place}: {fruit}',
    br: 'Quadro {place}: {fruit}',
  },
  cherries: { ru: 'вишня', en: 'cherries', it: 'ciliegie', br: 'cerejas' },
  lemon: { ru: 'лимон', en: 'lemon', it: 'limone', br: 'limão' },
  grapes: { ru: 'виноград', en: 'grapes', it: 'uva', br: 'uvas' },
  orange: { ru: 'апельсин', en: 'orange', it: 'arancia', br: 'laranja' },
  strawberry: { ru: 'клубника', en: 'strawberry', it: 'fragola', br: 'morango' },
  watermelon: { ru: 'арбуз', en: 'watermelon', it: 'anguria', br: 'melancia' },
} as const satisfies Record<string, LocalText>;

export type CaptchaTextId = keyof typeof texts;
export type Say = (id: CaptchaTextId, values?: Readonly<Record<string, string | number>>) => string;

/** Texts for a language tag such as `pt-BR`; falls back to English. */
export function sayIn(languageTag: string): Say {
  const locale = localeOf(languageTag);
  return (id, values = {}) =>
    texts[id][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
