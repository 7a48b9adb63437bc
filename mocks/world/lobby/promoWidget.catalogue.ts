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
    ru: 'Выходные с призами',
    en: 'A weekend of prizes',
    it: 'Un weekend di premi',
    br: 'Fim de semana de prêmios',
  },
  text: {
    ru: 'Акции идут до конца воскресенья',
    en: 'Promotions run until the end of Sunday',
    it: 'Le promozioni durano fino a domenica sera',
    br: 'As promoções vão até o fim do domingo',
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
