import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import './inlineEarly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Imitates a page during hydration: React has already set its `__reactProps$` on the controls, but still
 * stops events at the root.
 */
function hydratingPage(html: string): { root: HTMLElement; finish: () => void } {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  const stop = (event: Event): void => event.stopPropagation();
  for (const type of ['click', 'change']) root.addEventListener(type, stop, { capture: true });
  for (const control of root.querySelectorAll('button, select'))
    Object.assign(control, { __reactProps$test: {} });
  document.body.append(root);
  onTestFinished(() => root.remove());
  const finish = (): void => {
    for (const type of ['click', 'change']) root.removeEventListener(type, stop, { capture: true });
  };
  return { root, finish };
}

test('a click during hydration is repeated once after it', () => {
  const { root, finish } = hydratingPage('<button>Find a game</button>');
  const button = root.querySelector('button');
  const obey = vi.fn();
  button?.addEventListener('click', obey);
  button?.click();
  vi.advanceTimersByTime(200);
  expect(obey).not.toHaveBeenCalled();
  finish();
  vi.advanceTimersByTime(1000);
  expect(obey).toHaveBeenCalledTimes(1);
});

test('a selection during hydration is repeated after it, with its value', () => {
  const { root, finish } = hydratingPage('<select><option>ru</option><option>en</option></select>');
  const select = root.querySelector('select');
  const values: string[] = [];
  select?.addEventListener('change', () => values.push(select.value));
  if (select) select.value = 'en';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  finish();
  vi.advanceTimersByTime(1000);
  expect(values).toEqual(['en']);
});

test('a click after hydration is not repeated', () => {
  const { root, finish } = hydratingPage('<button>Find a game</button>');
  finish();
  const obey = vi.fn();
  root.querySelector('button')?.addEventListener('click', obey);
  root.querySelector('button')?.click();
  vi.advanceTimersByTime(1000);
  expect(obey).toHaveBeenCalledTimes(1);
});

test('a search closed before its field was seen swallows no later keys', () => {
  const { finish } = hydratingPage('<button aria-keyshortcuts="/ Control+K">Find a game</button>');
  finish();
  const press = (key: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const wasOpened = press('/');
  const wasKept = !press('a');
  press('Escape');
  expect({ wasOpened, wasKept }).toEqual({ wasOpened: true, wasKept: true });
  expect(press('/'), 'the second search').toBe(true);
});
