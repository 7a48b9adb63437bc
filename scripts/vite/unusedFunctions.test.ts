import { expect, test } from 'vitest';
import { emptied } from './unusedFunctions.ts';

const code =
  'function used() { return inner(); function inner() { return 1; } }\nfunction Old() {}\nOld.prototype.run = function () {};\nOld.create = 1;';

test('a function is emptied where it stands, however deep', () => {
  expect(emptied('a.js', code, { functions: { inner: '{}' } })).toBe(
    code.replace('function inner() { return 1; }', 'function inner() {}'),
  );
});

test('the methods of a class go, what else hangs on it stays', () => {
  expect(emptied('a.js', code, { functions: {}, classes: ['Old'] })).toBe(
    code.replace('Old.prototype.run = function () {};', ''),
  );
});

test.each([
  ['that a library has no longer', 'moved', code],
  ['of which there are two', 'used', `${code}\nfunction used() {}`],
])('a function %s fails the build', (_, name, text) => {
  expect(() => emptied('a.js', text, { functions: { [name]: '{}' } })).toThrow(`no one function ${name}`);
});
