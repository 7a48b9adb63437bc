import type { LocalText } from '../settings.ts';
import type { Document } from './state.ts';

const titles: Readonly<Record<string, LocalText>> = {
  identity_front: {
    ru: 'Документ, лицевая сторона',
    en: 'Identity card, front',
    it: 'Documento, fronte',
    br: 'Documento, frente',
  },
  identity_back: {
    ru: 'Документ, обратная сторона',
    en: 'Identity card, back',
    it: 'Documento, retro',
    br: 'Documento, verso',
  },
  bank_card: { ru: 'Банковская карта', en: 'Bank card', it: 'Carta bancaria', br: 'Cartão bancário' },
  e_wallet: { ru: 'Кошелёк', en: 'E-wallet', it: 'Portafoglio elettronico', br: 'Carteira digital' },
};
const other: LocalText = { ru: 'Документ', en: 'Document', it: 'Documento', br: 'Documento' };

export const identityTitle: LocalText = titles['identity_front'] ?? other;

/** How a notice names a document. */
export function documentTitle({ field, kind }: Pick<Document, 'field' | 'kind'>): LocalText {
  return titles[field] ?? titles[kind] ?? other;
}
