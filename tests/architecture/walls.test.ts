// The walls of the mock and the rule against circles catch what they are there for.
import { expect, test } from 'vitest';
import { circleViolations, circlesOf } from '../../scripts/lint/circles.ts';
import { brokenImportRule, importViolations } from '../../scripts/lint/imports.ts';
import { roleViolations } from '../../scripts/lint/walls.ts';

const planted: [name: string, from: string, specifier: string][] = [
  ['core knows a handler', 'mocks/core/respond.ts', '../handlers/gifts.ts'],
  ['core knows the socket', 'mocks/core/createBackend.ts', '../realtime/hub.ts'],
  ['core knows a page', 'mocks/core/msw.ts', '../pages/build.ts'],
  ['core knows the panel', 'mocks/core/setup.ts', '#mocks/panel/panel.ts'],
  ['core knows a domain', 'mocks/core/invoke.ts', '../world/gifts/view.ts'],
  ['the kernel imports the pipeline', 'mocks/world/context.ts', '../core/backend.ts'],
  ['a domain imports the pipeline', 'mocks/world/gifts/actions.ts', '../../core/isRecord.ts'],
  ['a domain imports a handler', 'mocks/world/gifts/actions.ts', '../../handlers/refuse.ts'],
  ['a domain imports the socket', 'mocks/world/lobby/due.ts', '../../realtime/message.ts'],
  ['a domain imports a page', 'mocks/world/lobby/view.ts', '../../pages/build.ts'],
  ['a domain imports the panel', 'mocks/world/lobby/view.ts', '#mocks/panel/parts.ts'],
  ["a domain reads another's state", 'mocks/world/gifts/actions.ts', '../levels/state.ts'],
  ["a domain reads another's state by topic", 'mocks/world/gifts/view.ts', '../cashbox/payouts.state.ts'],
  ["a domain applies another's rules", 'mocks/world/gifts/view.ts', '../cashbox/payouts.rules.ts'],
  ['a domain imports what another hears', 'mocks/world/gifts/actions.ts', '../levels/reactions.ts'],
  ['the kernel reads a domain', 'mocks/world/sessions.ts', './auth/state.ts'],
  ['a handler reads the state', 'mocks/handlers/gifts.ts', '../world/gifts/state.ts'],
  ['a handler runs what comes due', 'mocks/handlers/auth/restore.ts', '../../world/gifts/due.ts'],
];

test.each(planted)('%s: caught', (_, from, specifier) => {
  expect(brokenImportRule(from, specifier)).not.toBeNull();
});

const allowed: [from: string, specifier: string][] = [
  ['mocks/core/context.ts', '../world/reactions.ts'],
  ['mocks/world/domains.ts', './gifts/due.ts'],
  ['mocks/world/gifts/actions.ts', './state.ts'],
  ['mocks/world/gifts/actions.ts', '../levels/actions.ts'],
  ['mocks/world/gifts/actions.ts', '../ledger.ts'],
  ['mocks/world/gifts/view.ts', '../cashbox/payouts.view.ts'],
  ['mocks/world/levels/reactions.ts', '../gifts/bonus.actions.ts'],
  ['mocks/world/tournaments/view.ts', '../lobby/games.catalogue.ts'],
  ['mocks/world/lobby/view.ts', '../tournaments/catalogue/definition.ts'],
  ['mocks/world/gifts/due.test.ts', '../levels/state.ts'],
  ['mocks/handlers/gifts.ts', '../world/gifts/rules.ts'],
  ['mocks/handlers/gifts.ts', './refuse.ts'],
];

test.each(allowed)('%s may import %s', (from, specifier) => {
  expect(brokenImportRule(from, specifier)).toBeNull();
});

test('a handler may name the types of the state that it hands through', () => {
  const read = (line: string): string[] => importViolations({ path: 'mocks/handlers/gifts.ts', code: line });
  expect(read("import type { StoredGift } from '../world/gifts/state.ts';")).toEqual([]);
  expect(read("import { type StoredGift } from '../world/gifts/state.ts';")).toEqual([]);
  expect(read("import { giftsSlice, type StoredGift } from '../world/gifts/state.ts';")).toHaveLength(1);
});

test('a file of a domain that is named by no role: caught', () => {
  expect(roleViolations(['mocks/world/lobby/winners.ts', 'mocks/world/auth/helpers.ts'])).toHaveLength(2);
  expect(
    roleViolations([
      'mocks/world/lobby/winners.view.ts',
      'mocks/world/lobby/state.ts',
      'mocks/world/promotions/catalogue/lotteries.ts',
      'mocks/world/gifts/due.test.ts',
      'mocks/world/paging.ts',
      'mocks/handlers/refuse.ts',
    ]),
  ).toEqual([]);
});

const file = (path: string, ...imports: string[]) => ({ path, code: imports.join('\n') });

test.each([
  ['of two files', "import { a } from './a.ts';"],
  ['by a type alone', "import type { A } from './a.ts';"],
  ['by what is passed on', "export { a } from './a.ts';"],
])('an import circle %s: caught', (_, back) => {
  expect(
    circleViolations([file('src/lib/a.ts', "import { b } from './b.ts';"), file('src/lib/b.ts', back)]),
  ).toEqual(['import circle: src/lib/a.ts ~ src/lib/b.ts']);
});

test('a long circle is found whole, and what hangs on it is left out', () => {
  expect(
    circlesOf(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['c', 'd'])],
        ['c', new Set(['a'])],
        ['d', new Set(['e'])],
        ['e', new Set<string>()],
        ['f', new Set(['a'])],
      ]),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('what is loaded lazily may name who loads it', () => {
  expect(
    circleViolations([
      file('src/lib/a.ts', "const b = () => import('./b.ts');"),
      file('src/lib/b.ts', "import { a } from './a.ts';"),
    ]),
  ).toEqual([]);
});

test('two domains that read each other by different files: caught', () => {
  const there = file('mocks/world/gifts/view.ts', "import { a } from '../levels/view.ts';");
  const back = file('mocks/world/levels/actions.ts', "import { b } from '../gifts/actions.ts';");
  const ends = [file('mocks/world/levels/view.ts'), file('mocks/world/gifts/actions.ts')];
  expect(circleViolations([there, back, ...ends])).toEqual(['domains in a circle: gifts ~ levels']);
});
