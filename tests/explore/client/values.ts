// Values that a person could type into a field, by its type and name: plausible, wrong, and hostile.
import type { Chance } from '../random.ts';
import type { Habits } from './scene.ts';
import type { Control } from './types.ts';

const playerEmails = ['player@example.test', 'vip@example.test', 'newcomer@example.test'];
const emails = [...playerEmails, 'someone.new@example.test', 'not an address'];
const amounts = [
  '500',
  '1000',
  '100.01',
  '700.02',
  '2 500',
  '0',
  '-5',
  '1e9',
  '99999999999',
  '12,34',
  '10.005',
];
const phones = ['61491570156', '61491571266', '+61 491 570 157', '123', '0000000000000000'];
const codes = ['4821', '0000', '482193', '12', 'abcd'];
const passwords = ['casino-2026', 'Casino-2027!', 'short', 'пароль-длинный-1', ' '.repeat(12)];
const dates = ['1990-05-17', '2015-01-01', '31.12.1985', '0000-00-00'];
const cards = ['4111111111111111', '2200000000000042', '1234'];
const plain = ['Anna', 'Golden', 'fox', 'northern star', 'WELCOME', 'a', "O'Neill-Smith"];
const hostile = [
  '<img src=x onerror=alert(1)>',
  '%s %d %00',
  '‮evil‬',
  '😀👨‍👩‍👧‍👦'.repeat(3),
  'W'.repeat(300),
  '   ',
  "'; drop table players; --",
];

function plausible(control: Control): readonly string[] {
  const hint = `${control.hint} ${control.name}`.toLowerCase();
  if (/e-?mail|почт|posta/.test(hint)) return emails;
  if (/password|парол|senha/.test(hint)) return passwords;
  if (/one-time|code|код|codice|código/.test(hint)) return codes;
  if (/\btel\b|phone|телефон|telefono|telefone/.test(hint)) return phones;
  if (/card|карт|carta|cartão/.test(hint)) return cards;
  if (/date|bday|рожд|nascita|nascimento/.test(hint)) return dates;
  return control.kind === 'number' ? amounts : plain;
}

/**
 * A valid value: a player's address for an e-mail field, the code that was sent last for a code field,
 * otherwise the first plausible value.
 */
export function validValueFor(control: Control, code: string | null, chance: Chance): string {
  const values = plausible(control);
  if (values === emails) return chance.pick(playerEmails);
  return (values === codes ? code : null) ?? values[0] ?? '';
}

/**
 * The first plausible value is valid. It is chosen half of the time, because a form with several fields would
 * otherwise rarely be valid.
 */
export function valueFor(control: Control, chance: Chance, { hostileShare }: Habits): string {
  if (chance.happens(hostileShare)) return chance.pick(hostile);
  const values = plausible(control);
  return (chance.happens(0.5) ? values[0] : undefined) ?? chance.pick(values);
}
