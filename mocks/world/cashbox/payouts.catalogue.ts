// Payout systems. Payouts go back to the accounts that deposits came from (S5.29). If none of these accounts
// can receive money, the payout goes to a bank card.
import type { LocalText } from '../settings.ts';
import type { PayoutFieldType } from '../../generated/model/index.ts';
import type { History } from '../personas/definition.ts';
import { localText } from '../sums.ts';

export interface PayoutDefinition {
  id: number;
  key: string;
  name: LocalText;
  maxRoubles: number;
  field: {
    type: PayoutFieldType;
    label: LocalText;
    placeholder: string;
    minLength: number;
    maxLength: number;
  };
  /** The document that proves ownership of the account. */
  proof: 'bank_card' | 'e_wallet' | null;
  /** True if the system can pay to a new account when no deposit account of the player can receive money. */
  isFallback?: boolean;
}

export const payoutSystems: readonly PayoutDefinition[] = [
  {
    id: 88,
    key: 'card',
    name: localText('Банковская карта', 'Bank card', 'Carta bancaria', 'Cartão'),
    maxRoubles: 600_000,
    field: {
      type: 'card',
      label: localText('Номер карты', 'Card number', 'Numero della carta', 'Número do cartão'),
      placeholder: '0000 0000 0000 0000',
      minLength: 16,
      maxLength: 19,
    },
    proof: 'bank_card',
    isFallback: true,
  },
  {
    id: 2,
    key: 'tumbler',
    name: localText('Tumbler', 'Tumbler', 'Tumbler', 'Tumbler'),
    maxRoubles: 250_000,
    field: {
      type: 'text',
      label: localText('Номер кошелька', 'Wallet number', 'Numero del wallet', 'Número da carteira'),
      placeholder: 'V-0000-00',
      minLength: 5,
      maxLength: 30,
    },
    proof: 'e_wallet',
  },
  {
    id: 21,
    key: 'mobile',
    name: localText('На счёт телефона', 'To a phone balance', 'Credito telefonico', 'Saldo do celular'),
    maxRoubles: 15_000,
    field: {
      type: 'phone',
      label: localText('Телефон', 'Phone', 'Telefono', 'Telefone'),
      placeholder: '',
      minLength: 8,
      maxLength: 20,
    },
    proof: null,
  },
];

export const earlierPayoutId = (playerId: number, number: number): number => playerId * 1_000 + 500 + number;

/** Id of the payout request that the player had not confirmed when the world began, if any. */
export function unconfirmedPayoutOf(playerId: number, { payouts }: History): number | undefined {
  const { statuses } = payouts;
  const index = statuses.indexOf('needs_confirmation');
  return index === -1 ? undefined : earlierPayoutId(playerId, statuses.length - index);
}
