import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type * as ExternalScript from '#/lib/externalScript.ts';
import { CardForm } from './CardForm.tsx';

const script = Promise.withResolvers<never>();
vi.mock('#/lib/externalScript.ts', async (original) => ({
  ...(await original<typeof ExternalScript>()),
  scriptApi: () => () => script.promise,
}));

const invoice = { id: 'i', accessToken: 't', name: 'Deposit', description: '' };
const bill = { systemName: 'Card', charge: 50_000, currency: 'RUB' as const };

it('a card form that fails after the player has left it does not end the next payment', async () => {
  const onEnd = vi.fn();
  const form = await render(<CardForm invoice={invoice} bill={bill} onEnd={onEnd} />);
  await form.unmount();
  script.reject(new TypeError('the script of rbk did not load'));
  await expect(script.promise).rejects.toThrow('rbk');
  await new Promise((resolve) => void setTimeout(resolve));
  expect(onEnd).not.toHaveBeenCalled();
});
