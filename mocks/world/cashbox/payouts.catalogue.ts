// Payout systems. Money only goes back to where deposits came from (S5.29).
import type { LocalText } from '../settings.ts';
import type { PayoutFieldType } from '../../generated/model/index.ts';
import { words } from '../sums.ts';

export interface PayoutDefinition {
  id: number;
  key: string;
  name: LocalText;
  /** Roubles. */
  most: number;
  field: {
    type: PayoutFieldType;
    label: LocalText;
    placeholder: string;
    minLength: number;
    maxLength: number;
  };
  /** The document that proves ownership of the account. */
  proof: 'bank_card' | 'e_wallet' | null;
}

export const payoutSystems: readonly PayoutDefinition[] = [
  {
    id: 88,
    key: 'card',
    name: words('Банковская карта', 'Bank card', 'Carta bancaria', 'Cartão'),
    most: 600_000,
    field: {
      type: 'card',
      label: words('Номер карты', 'Card number', 'Numero della carta', 'Número do cartão'),
      placeholder: '0000 0000 0000 0000',
      minLength: 16,
      maxLength: 19,
    },
    proof: 'bank_card',
  },
  {
    id: 2,
    key: 'tumbler',
    name: words('Tumbler', 'Tumbler', 'Tumbler', 'Tumbler'),
    most: 250_000,
    field: {
      type: 'text',
      label: words('Номер кошелька', 'Wallet number', 'Numero del wallet', 'Número da carteira'),
      placeholder: 'V-0000-00',
      minLength: 5,
      maxLength: 30,
    },
    proof: 'e_wallet',
  },
  {
    id: 21,
    key: 'mobile',
    name: words('На счёт телефона', 'To a phone balance', 'Credito telefonico', 'Saldo do celular'),
    most: 15_000,
    field: {
      type: 'phone',
      label: words('Телефон', 'Phone', 'Telefono', 'Telefone'),
      placeholder: '',
      minLength: 8,
      maxLength: 20,
    },
    proof: null,
  },
];
