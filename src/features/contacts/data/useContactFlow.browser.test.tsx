import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { createContact } from '#/api/generated/endpoints/contacts/contacts.ts';
import type * as endpoints from '#/api/generated/endpoints/contacts/contacts.ts';
import type { KnownContacts } from '../model/contacts.ts';
import { useContactFlow } from './useContactFlow.ts';

vi.mock('#/api/generated/endpoints/contacts/contacts.ts', async (original) => ({
  ...(await original<typeof endpoints>()),
  createContact: vi.fn(),
}));
const send = vi.mocked(createContact);
type Settle = PromiseWithResolvers<Awaited<ReturnType<typeof createContact>>>;

const contact = { id: 7, value: '61491570006' };
const answer = { data: { ...contact, type: 'phone', resendAfter: 35 } } as const;
const refusal = (code: string, data = {}) =>
  new ApiError({
    kind: 'http',
    operation: 'POST /contacts',
    status: 429,
    body: { errors: [{ code, data }] },
  });
const known: KnownContacts = {
  type: 'phone',
  contacts: [{ ...contact, isPrimary: true, isVerified: false }],
  waiting: null,
  resendAt: 0,
  change: { kind: 'change' },
};

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** The dialog after the player has requested a code in the overview. */
async function ask(more: Partial<KnownContacts> = {}) {
  const settle: Settle = Promise.withResolvers();
  send.mockReturnValue(settle.promise);
  const hook = await renderHook(() => useContactFlow({ ...known, ...more }), { wrapper });
  const step = () => hook.result.current[0];
  const flow = () => hook.result.current[1];
  flow().sendCode(contact);
  await vi.waitFor(() => expect(flow().isSending).toBe(true));
  return { step, flow, settle };
}

afterEach(() => {
  send.mockReset();
  client.clear();
});

describe('a code', () => {
  test('is sent once, however often it is requested, and leads to the step that asks for it', async () => {
    const { step, flow, settle } = await ask();
    flow().sendCode(contact);
    settle.resolve(answer);
    await vi.waitFor(() => expect(step()).toEqual({ name: 'confirm', contact, isSentAgain: false }));
    expect(send).toHaveBeenCalledOnce();
  });

  test('that was sent again leads to a note that says so', async () => {
    const { step, settle } = await ask({ waiting: contact });
    settle.resolve(answer);
    await vi.waitFor(() => expect(step()).toEqual({ name: 'confirm', contact, isSentAgain: true }));
  });

  test('that the server refuses to send shows the reason until the player leaves the step', async () => {
    const { step, flow, settle } = await ask();
    settle.reject(refusal('contact_already_used'));
    await vi.waitFor(() =>
      expect(flow().notice).toMatchObject({ id: 'contacts.error.contact_already_used' }),
    );
    expect(step()).toEqual({ name: 'main' });
    flow().go({ name: 'main' });
    await vi.waitFor(() => expect(flow().notice).toBeUndefined());
  });

  test('beyond the limit leads to the limit step, which keeps the contact if a code had been sent earlier', async () => {
    const reached = refusal('sending_limit', { is_max_attempts_used: true, retryAfter: 90 });
    const first = await ask();
    first.settle.reject(reached);
    await vi.waitFor(() => expect(first.step()).toMatchObject({ name: 'limit', contact: null }));
    const again = await ask({ waiting: contact });
    again.settle.reject(reached);
    await vi.waitFor(() => expect(again.step()).toMatchObject({ name: 'limit', contact }));
  });

  test('whose response comes after the player left the step changes nothing', async () => {
    const { step, flow, settle } = await ask();
    flow().go({ name: 'change', from: null });
    settle.resolve(answer);
    await vi.waitFor(() => expect(flow().isSending).toBe(false));
    expect(step()).toEqual({ name: 'change', from: null });
  });
});
