import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from './ApiError.ts';
import { useAction } from './useAction.ts';

const client = new QueryClient();

async function drawButton(call: () => Promise<string>) {
  function PayButton() {
    const { state, run } = useAction({ mutationFn: call });
    return <button onClick={() => run()}>{JSON.stringify(state)}</button>;
  }
  const { container } = await render(<PayButton />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const button = container.querySelector('button');
  if (!button) throw new Error('no button');
  return button;
}

test('two presses in the same frame make one call, and a later press makes a second call', async () => {
  const call = vi.fn(async () => 'paid');
  const button = await drawButton(call);
  button.click();
  button.click();
  await vi.waitFor(() => expect(button.textContent).toMatch(/done/));
  expect(call).toHaveBeenCalledOnce();
  button.click();
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('a press between the response and its display does not repeat the action', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const call = vi.fn(() => promise);
  const button = await drawButton(call);
  button.click();
  await vi.waitFor(() => expect(button.textContent).toMatch(/waiting/));
  resolve('paid');
  // Only microtasks run in this loop, so nothing renders between the response and the presses.
  for (let press = 0; press < 100; press += 1) {
    await Promise.resolve();
    button.click();
  }
  await vi.waitFor(() => expect(button.textContent).toMatch(/done/));
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  [{ kind: 'http', status: 409, body: { errors: [{ code: 'sold_out' }] } } as const, 'sold_out', false],
  [{ kind: 'timeout' } as const, 'timeout', true],
  [{ kind: 'http', status: 429, body: {} } as const, 'too_many_requests', false],
])(
  'a failed action reports its error code, and whether the outcome is uncertain: %#',
  async (details, code, isUncertain) => {
    const call = vi.fn(() => Promise.reject(new ApiError({ operation: 'POST /x', ...details })));
    const button = await drawButton(call);
    button.click();
    await vi.waitFor(() =>
      expect(button.textContent).toMatch(new RegExp(`"${code}".*"isUncertain":${String(isUncertain)}`)),
    );
    button.click();
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  },
);
