import { describe, expect, it } from 'vitest';
import { moveOption } from './OptionList.tsx';

const options = ['Alpha', 'Beta', 'Бета', 'Bravo', 'Gamma'].map((label, at) => ({
  value: String(at),
  label,
  disabled: label === 'Beta',
}));
const after = (active: string | null, key: string, held: object = {}) =>
  moveOption(options, active, { key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('a key press in a list of options', () => {
  it('skips disabled options', () => {
    expect([after('0', 'ArrowDown'), after('2', 'ArrowUp')]).toEqual(['2', '0']);
  });
  it("doesn't move past the first or the last option", () => {
    expect([
      after('4', 'ArrowDown'),
      after('0', 'ArrowUp'),
      after('0', 'PageDown'),
      after('2', 'End'),
      after('4', 'Home'),
    ]).toEqual(['4', '0', '4', '4', '0']);
  });
  it('moves to the next option that begins with the typed letter', () => {
    expect([after('0', 'b'), after('4', 'A'), after('0', 'б'), after('0', 'z')]).toEqual([
      '3',
      '0',
      '2',
      null,
    ]);
  });
  it('does nothing if a modifier key is held, or in an empty list', () => {
    expect(after('0', 'ArrowDown', { ctrlKey: true })).toBeNull();
    expect(moveOption([], null, { key: 'End', ctrlKey: false, metaKey: false, altKey: false })).toBeNull();
  });
});
