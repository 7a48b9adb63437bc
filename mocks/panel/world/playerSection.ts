import { make } from '#mocks/pages/shared/dom.ts';
import type { PlayerFacts, WorldView } from '../../generated/control/client.ts';
import { button, field, form, row, section, select } from '../parts.ts';

/** Carries out verbs such as `deposit:500` as the visitor. */
export type Act = (verbs: string) => void;

const money = (minor: number, currency: string): string => `${(minor / 100).toFixed(2)} ${currency}`;

function factsOf(player: PlayerFacts): [string, string][] {
  const { id, persona, nickname, contacts, level, isVerified, currency } = player;
  return [
    ['Player', `${persona}, id ${String(id)}`],
    ['Nickname', nickname ?? 'none'],
    ['Contacts', contacts.join(', ')],
    ['Level', String(level)],
    ['Verified', isVerified ? 'yes' : 'no'],
    ['Balance', money(player.real, currency)],
    ['Bonus', `${money(player.bonus, currency)}, still to wager ${money(player.wagering, currency)}`],
    ['Compoints', String(player.compoints)],
    ['Deposited', money(player.deposited, currency)],
  ];
}

const outcomes = ['paid', 'declined', 'pending', 'error'].map((value) => ({ value, label: value }));

export function playerSection(act: Act): { element: HTMLElement; update(view: WorldView): void } {
  const facts = make('dl', { class: 'facts' });
  const guest = make('p', { class: 'hint' }, 'A guest has no account. Log in on the tab State.');
  const sum = make('input', { type: 'number', min: '1', max: '999999999', value: '500' });
  const outcome = select(outcomes, 'paid', () => undefined);
  const coupon = make('input', { placeholder: 'CODE', pattern: String.raw`[\w\-]{1,64}` });
  const deposit = button('Deposit', () => act(`deposit:${sum.value}:${outcome.value}`));
  const withdraw = button('Withdraw', () =>
    act(`payout:${sum.value}${outcome.value === 'pending' ? '' : `:${outcome.value}`}`),
  );
  const redeem = button('Redeem', () => {
    if (coupon.value !== '' && coupon.reportValidity()) act(`coupon:${coupon.value}`);
  });
  const actions = make(
    'div',
    { class: 'stack' },
    form(deposit, row(field('Sum, whole units', sum), field('Result', outcome), deposit, withdraw)),
    form(redeem, row(field('Promo code', coupon), redeem)),
  );
  return {
    element: section('Player', guest, facts, actions),
    update({ player }) {
      guest.hidden = player !== undefined;
      actions.hidden = player === undefined;
      const rows = player ? factsOf(player) : [];
      facts.replaceChildren(
        ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
      );
    },
  };
}
