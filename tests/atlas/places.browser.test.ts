import { afterEach, expect, test } from 'vitest';
import type { AtlasScreen } from './screen.ts';
import { fillAndSend } from './actions.ts';
import { inForm } from './places.ts';

afterEach(() => document.body.replaceChildren());

test('a form whose only field is a select is filled in and sent, and gets another value after a refusal', async () => {
  document.body.innerHTML = `<main><form>
    <select name="currency" aria-label="Currency"><option>RUB</option><option>EUR</option></select>
    <p role="alert"></p><button type="submit">Send</button></form></main>`;
  const form = document.querySelector('form');
  const sent: unknown[] = [];
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form).get('currency'));
  });
  const screen = { root: document.body } as unknown as AtlasScreen;
  await fillAndSend({ currency: 'EUR' })(screen);
  expect(sent).toEqual(['EUR']);
  const error = { name: 'server_error', status: 500, value: { errors: [{ code: 'server_error' }] } };
  await inForm({ server_error: 'common.error.server_error' }).goOn?.(screen, error);
  // The server refused the chosen currency, so `goOn` has chosen the other currency.
  expect(document.querySelector('select')?.value).toBe('RUB');
});
