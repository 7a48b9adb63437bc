import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { useAction } from '#/api/useAction.ts';
import { cancelPayoutMutation } from '../../data/payoutMutations.ts';
import { useCancelFailures } from './CancelPayout.tsx';

const refused = new ApiError({ kind: 'http', operation: 'cancelPayout', status: 500 });

vi.mock('../../data/payoutMutations.ts', () => ({
  cancelPayoutMutation: () => ({ mutationKey: ['cancelPayout'], mutationFn: () => Promise.reject(refused) }),
}));

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('the failure of each of two quick cancels is reported, although their dialogs are closed', async () => {
  const failures = await renderHook(useCancelFailures, { wrapper });
  for (const id of [1, 2]) {
    const dialog = await renderHook(() => useAction(cancelPayoutMutation()), { wrapper });
    dialog.result.current.run({ transaction_id: id });
    await dialog.unmount();
  }
  for (const id of [1, 2])
    await vi.waitFor(() => expect(failures.result.current(id)?.code).toBe('server_error'));
  expect(failures.result.current(3)).toBeNull();
});
