import { startOfMonth } from '../dates.ts';
import type { DueSource } from '../due.ts';
import { promoPopupAt } from './serverData.view.ts';

export const due: DueSource = (_, { after }) => [
  {
    at: startOfMonth(after, 1),
    name: 'the promo popup changes',
    run: (context) =>
      context.emit({
        type: 'promo_popup.updated',
        data: { promoPopup: promoPopupAt(context.brand, context.locale, context.now) },
      }),
  },
];
