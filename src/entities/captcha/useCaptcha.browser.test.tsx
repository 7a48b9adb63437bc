import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { getGetServerDataQueryKey } from '#/api/generated/endpoints/static-content/static-content.ts';
import type { CaptchaAnswer } from '#/api/generated/model/index.ts';
import { LocaleProvider } from '#/i18n/LocaleProvider.tsx';
import { configureLocale, requireMessages, type CompiledMessages } from '#/i18n/locale.store.ts';
import { closeModal, modalsStore, resetModals, type OpenModal } from '#/overlays/modals.store.ts';
import { captchaModal, useCaptcha, type Captcha } from './useCaptcha.ts';
import { CaptchaClosed, CaptchaUnavailable } from './captchaErrors.ts';
import { loadCaptcha } from './model/captchaApi.ts';

const texts = import.meta.glob<CompiledMessages>(['./messages/en.json', '/src/i18n/messages/en.json'], {
  import: 'default',
});

function TopModal() {
  const [top] = useSnapshot(modalsStore).stack as readonly OpenModal[];
  return <Suspense>{top?.render()}</Suspense>;
}

interface CaptchaSettings {
  site_key: string;
  active_version: 2 | 3;
}

async function captchaOf(settings: CaptchaSettings): Promise<Captcha> {
  const client = new QueryClient();
  client.setQueryData(getGetServerDataQueryKey(), { data: { captcha: settings } });
  const Page = ({ children }: { children: ReactNode }) => (
    <LocaleProvider>
      <QueryClientProvider client={client}>
        {children}
        <TopModal />
      </QueryClientProvider>
    </LocaleProvider>
  );
  const { result } = await renderHook(() => useCaptcha(), { wrapper: Page });
  return result.current;
}

/** A fake form request that returns its body, to show what the captcha added to it. */
const echo = (body: object): Promise<object> => Promise.resolve(body);
const captchaIn = ({ captcha }: { captcha?: CaptchaAnswer }): Promise<CaptchaAnswer | undefined> =>
  Promise.resolve(captcha);

const widget = () => page.frameLocator(page.getByTitle('Robot check'));

// Solves the challenge by clicks. The test can't inspect the widget, because its iframe is of another origin.
async function choose(pattern: RegExp, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await widget().getByRole('button', { name: pattern }).nth(index).click();
  await widget().getByRole('button', { name: 'Check', exact: true }).click();
}

beforeAll(async () => {
  document.documentElement.lang = 'en';
  const load = async (): Promise<CompiledMessages> =>
    Object.assign({}, ...(await Promise.all(Object.values(texts).map((read) => read()))));
  configureLocale({ locale: 'en', available: ['en'], load });
  await requireMessages(['captcha']);
});
beforeEach(resetModals);
afterEach(resetModals);

describe('a captcha script that fails to load', () => {
  it('throws CaptchaUnavailable, and is loaded again for the next form', async () => {
    await expect(
      loadCaptcha({ url: `${location.origin}/mock-pages/nothing.js`, global: 'captcha' }),
    ).rejects.toBeInstanceOf(CaptchaUnavailable);
    await expect(
      loadCaptcha({ url: `${location.origin}/mock-pages/captcha/api.js`, global: 'another' }),
    ).rejects.toBeInstanceOf(CaptchaUnavailable);
    await expect(loadCaptcha()).resolves.toHaveProperty('execute');
  });
});

describe('the captcha of a form', () => {
  it('adds nothing to the request if none is configured', async () => {
    const { send } = await captchaOf({ site_key: '', active_version: 2 });
    await expect(send('login', { name: 'a' }, echo)).resolves.toEqual({ name: 'a' });
  });

  it('adds an invisible token for each action in version 3', async () => {
    const { send } = await captchaOf({ site_key: 'key-1', active_version: 3 });
    const login = await send('login', {}, captchaIn);
    expect(login).toMatchObject({ version: 3, action: 'login' });
    expect(login?.token).toContain('login');
    expect((await send('register', {}, captchaIn))?.token).not.toBe(login?.token);
    expect(modalsStore.stack).toEqual([]);
  });

  it('adds the token of a challenge, which is shown in a modal, in version 2', async () => {
    const { send } = await captchaOf({ site_key: 'key-1', active_version: 2 });
    const answered = send('register', {}, captchaIn);
    await widget().getByRole('checkbox', { name: 'I’m not a robot' }).click();
    await choose(/cherries/, 2);
    expect(await answered).toMatchObject<CaptchaAnswer>({
      version: 2,
      token: expect.stringMatching(/^v2\./),
    });
    expect(modalsStore.stack).toEqual([]);
  });

  it('returns an invalid token after three wrong choices', async () => {
    const { send } = await captchaOf({ site_key: 'key-2', active_version: 2 });
    const answered = send('login', {}, captchaIn);
    await widget().getByRole('checkbox').click();
    for (let attempt = 0; attempt < 3; attempt += 1) await choose(/^Tile 1:/, 1);
    expect((await answered)?.token).toMatch(/^invalid/);
  });

  it('rejects with CaptchaClosed when the player closes the challenge', async () => {
    const { send } = await captchaOf({ site_key: 'key-1', active_version: 2 });
    const answered = send('login', {}, captchaIn);
    await expect.element(page.getByTitle('Robot check')).toBeInTheDocument();
    closeModal(captchaModal);
    await expect(answered).rejects.toBeInstanceOf(CaptchaClosed);
  });

  it('ignores messages from other windows than its own frame', async () => {
    const { send } = await captchaOf({ site_key: 'key-1', active_version: 2 });
    const answered = send('login', {}, captchaIn);
    await expect.element(page.getByTitle('Robot check')).toBeInTheDocument();
    globalThis.postMessage({ source: 'mock-captcha', type: 'token', token: 'forged' }, '*');
    await widget().getByRole('checkbox').click();
    expect(modalsStore.stack).toHaveLength(1);
    closeModal(captchaModal);
    await expect(answered).rejects.toBeInstanceOf(CaptchaClosed);
  });
});
