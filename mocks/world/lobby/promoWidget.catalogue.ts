// The promo widget of the page frame. It changes with the day of the week.
import { promoUrl } from '../../art/urls.ts';
import type { PromoWidget, PromoWidgetType } from '../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../settings.ts';
import { day, isoOf, startOfDay, startOfWeek } from '../dates.ts';

interface WidgetDefinition {
  id: number;
  type: PromoWidgetType;
  picture: string;
  url: string;
  title: LocalText;
  text: LocalText;
  buttonText: LocalText;
}

const weekday: WidgetDefinition = {
  id: 1,
  type: 'tournament',
  picture: 'trophy-crown',
  url: '/tournaments',
  title: {
    ru: 'Турниры недели',
    en: 'Tournaments of the week',
    it: 'Tornei della settimana',
    br: 'Torneios da semana',
  },
  text: {
    ru: 'Поднимись в таблице и забери приз',
    en: 'Climb the leaderboard and win a prize',
    it: 'Scala la classifica e vinci un premio',
    br: 'Suba na classificação e ganhe um prêmio',
  },
  buttonText: { ru: 'К турнирам', en: 'See the tournaments', it: 'Vai ai tornei', br: 'Ver os torneios' },
};

const weekend: WidgetDefinition = {
  id: 2,
  type: 'promo',
  picture: 'weekend-wheel',
  url: '/promo',
  title: {
    ru: 'Акции выходных',
    en: 'Promotions this weekend',
    it: 'Le promozioni del weekend',
    br: 'Promoções do fim de semana',
  },
  text: {
    ru: 'Посмотри, что идёт сейчас и что можно выиграть',
    en: 'See what is on and what you can win',
    it: 'Scopri cosa c’è in corso e cosa puoi vincere',
    br: 'Veja o que está rolando e o que dá para ganhar',
  },
  buttonText: { ru: 'К акциям', en: 'See the promotions', it: 'Vai alle promozioni', br: 'Ver as promoções' },
};

/** The widget at `now`: tournaments from Monday to Friday, promotions on Saturday and Sunday. */
export function promoWidgetAt(brand: BrandId, locale: LocaleId, now: number): PromoWidget {
  const week = startOfWeek(now);
  const isWeekend = startOfDay(now) >= week + 5 * day;
  const { id, type, picture, url, title, text, buttonText } = isWeekend ? weekend : weekday;
  return {
    id,
    type,
    title: title[locale],
    text: text[locale],
    image: promoUrl(`${brand}-${picture}`),
    buttonText: buttonText[locale],
    url,
    endAt: isoOf(week + (isWeekend ? 7 : 5) * day),
  };
}
