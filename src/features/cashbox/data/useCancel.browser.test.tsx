import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { useCancel } from './useCancel.ts';

const refused = new ApiError({ kind: 'http', operation: 'cancelPayout', status: 500 });

vi.mock('./mutations.ts', () => ({
  cancelPayoutMutation: () => ({ mutationFn: () => Promise.reject(refused) }),
}));

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('says of each of two quick cancels that it failed', async () => {
  const { result, act } = await renderHook(useCancel, { wrapper });
  await act(() => {
    result.current.cancel(1);
    result.current.cancel(2);
  });
  for (const id of [1, 2])
    await vi.waitFor(() => expect(result.current.failureOf(id)?.code).toBe('server_error'));
});
