// Promotions without a template. Their page is the static page with the same slug.
import { localText } from '../../sums.ts';
import { byTasks, pointName, promoDefaults, type PromoDefinition } from './definition.ts';

const points = pointName(
  261,
  'star',
  ['очко', 'очка', 'очков'],
  ['point', 'points'],
  ['punto', 'punti'],
  ['ponto', 'pontos'],
);
const plain = {
  ...promoDefaults,
  template: null,
  mechanic: byTasks,
  currency: points,
  step: null,
  needsButton: false,
  participants: 0,
  topPoints: 0,
  prizes: [],
} as const;

export const plainPromos: readonly PromoDefinition[] = [
  {
    ...plain,
    id: 26,
    slug: 'welcome-bonus',
    sortPriority: 30,
    span: { from: -5_000, to: null },
    title: localText('Приветственный бонус', 'Welcome Bonus', 'Bonus di benvenuto', 'Bônus de boas-vindas'),
    text: localText(
      'Бонусы на первые пять депозитов.',
      'Bonuses on your first five deposits.',
      'Bonus sui primi cinque depositi.',
      'Bônus nos cinco primeiros depósitos.',
    ),
    fund: 300_000,
    fundText: localText(
      'До {sum} на первые пять депозитов',
      'Up to {sum} on your first five deposits',
      'Fino a {sum} sui primi cinque depositi',
      'Até {sum} nos cinco primeiros depósitos',
    ),
  },
  {
    ...plain,
    id: 27,
    slug: 'winback',
    sortPriority: 20,
    span: { from: -4_000, to: null },
    title: localText(
      'Винбэк каждую неделю',
      'Weekly Winback',
      'Winback ogni settimana',
      'Winback toda semana',
    ),
    text: localText(
      'Часть проигранного возвращается по понедельникам.',
      'Part of what you lose comes back every Monday.',
      'Una parte di ciò che perdi torna ogni lunedì.',
      'Uma parte do que você perde volta toda segunda-feira.',
    ),
    fund: 0,
    fundText: null,
  },
];
