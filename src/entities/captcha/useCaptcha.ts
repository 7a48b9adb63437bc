import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getGetServerDataQueryOptions } from '#/api/generated/endpoints/static-content/static-content.ts';
import type { CaptchaAnswer } from '#/api/generated/model/index.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { requireMessages } from '#/i18n/locale.store.ts';
import { closeModal, openModal } from '#/ui/overlays/modals.store.ts';
import { captchaModal } from './captcha.modals.ts';
import { CaptchaClosed, CaptchaUnavailable } from './captchaErrors.ts';
import { readToken } from './model/captchaApi.ts';
import { loadCaptcha, scriptAddress, withinLimit } from './model/loadCaptcha.ts';

/** What a token is asked for; version 3 binds it to that. */
export type CaptchaAction = 'login' | 'register' | 'restore' | 'phone_verify';

export interface Captcha {
  /**
   * What a form sends as `captcha`: undefined where none is configured, a token for the action in version 3, and in version 2 the
   * token of a task that the player does in a modal (specification §8, 'Captcha').
   * Rejects with `CaptchaClosed` when the player closes the task, with `CaptchaUnavailable` when the third party cannot be reached in
   * time, and with an `ApiError` when the server data cannot be read.
   */
  answer: (action: CaptchaAction) => Promise<CaptchaAnswer | undefined>;
}

/** Opens the modal and waits for its end, whichever it is. */
function solveTask(siteKey: string): Promise<string> {
  // An older task that is still open ends as closed.
  closeModal(captchaModal);
  return new Promise((resolve, reject) => {
    let settle = (): void => reject(new CaptchaClosed());
    const endWith = (end: () => void): void => {
      settle = end;
      closeModal(captchaModal);
    };
    openModal(
      captchaModal,
      {
        siteKey,
        onToken: (token) => endWith(() => resolve(token)),
        onUnavailable: () => endWith(() => reject(new CaptchaUnavailable())),
      },
      { onClose: () => settle() },
    );
  });
}

async function tokenFor(siteKey: string, action: CaptchaAction): Promise<string> {
  const api = await loadCaptcha();
  const token = readToken(await withinLimit(api.execute(siteKey, { action })));
  if (token === null) throw new CaptchaUnavailable();
  return token;
}

async function answer(client: QueryClient, action: CaptchaAction): Promise<CaptchaAnswer | undefined> {
  const { data } = await client.ensureQueryData(getGetServerDataQueryOptions({ query: { staleTime: staleTimes.fixed } }));
  const { site_key: siteKey, active_version: version } = data.captcha;
  if (siteKey === '' || scriptAddress() === null) return undefined;
  // The shell shows the modal's title at once, and a form the text of a failure: texts come first.
  await requireMessages(['captcha']).catch(() => {
    throw new CaptchaUnavailable();
  });
  switch (version) {
    case 2:
      return { version, token: await solveTask(siteKey) };
    case 3:
      return { version, token: await tokenFor(siteKey, action), action };
    default:
      // A version that a later server may know: its forms are refused with a text, which is better than to guess.
      return undefined;
  }
}

/** The captcha of a form, whichever version the server data ask for. */
export function useCaptcha(): Captcha {
  const client = useQueryClient();
  return { answer: (action) => answer(client, action) };
}
