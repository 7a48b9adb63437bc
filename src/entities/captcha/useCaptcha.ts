import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/api/ApiError.ts';
import type { CaptchaAnswer, ServerData } from '#/api/generated/model/index.ts';
import { freshServerDataQuery, serverDataQuery } from '#/api/queries.ts';
import { closeModal, openModal, defineModal } from '#/overlays/modals.store.ts';
import { CaptchaClosed, CaptchaUnavailable } from './captchaErrors.ts';
import { loadCaptcha, readToken, scriptUrl, withinLimit } from './model/captchaApi.ts';
import type { CaptchaModalProps } from './ui/CaptchaModal.tsx';

/** The form that asks for a token. A version 3 token is only valid for this form. */
export type CaptchaAction = 'login' | 'register' | 'restore' | 'phone_verify';

export interface Captcha {
  /**
   * Sends a body through `call`. If the captcha is enabled, adds its token. Version 3 issues the token
   * without the player; version 2 shows a challenge in a modal (S7.26).
   * @throws {CaptchaClosed | CaptchaUnavailable | ApiError}
   */
  send: <Body extends object, Answer>(
    action: CaptchaAction,
    body: Body,
    call: (body: Body & { captcha?: CaptchaAnswer }) => Promise<Answer>,
  ) => Promise<Answer>;
}

/**
 * The dialog with the captcha's version 2 challenge. Open it only through `useCaptcha` (specification
 * S2.68).
 */
export const captchaModal = defineModal<CaptchaModalProps>('captcha', {
  load: () => import('./ui/CaptchaModal.tsx'),
  options: { title: 'captcha.modal.title' },
});

function solveTask(siteKey: string): Promise<string> {
  // Close the challenge of an earlier call if it is still open. That call then fails with `CaptchaClosed`.
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

async function answerFor(
  { captcha: { site_key: siteKey, active_version: version } }: ServerData,
  action: CaptchaAction,
): Promise<CaptchaAnswer | undefined> {
  if (siteKey === '' || scriptUrl() === null) return undefined;
  switch (version) {
    case 2:
      return { version, token: await solveTask(siteKey) };
    case 3:
      return { version, token: await tokenFor(siteKey, action), action };
    default:
      // Send no token for an unknown version. The server then refuses the form with a message.
      return undefined;
  }
}

const isRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha_required';

/** @param isNew if true, refetches the data instead of reading the cache */
async function readServerData(client: QueryClient, isNew = false): Promise<ServerData> {
  const { data } = await client.fetchQuery(isNew ? freshServerDataQuery() : serverDataQuery());
  return data;
}

export function useCaptcha(): Captcha {
  const client = useQueryClient();
  return {
    async send(action, body, call) {
      const answer = await answerFor(await readServerData(client), action);
      if (answer) return call({ ...body, captcha: answer });
      try {
        return await call(body);
      } catch (error) {
        // The captcha may have been enabled after the server data were cached, so they are fetched again.
        const late = isRequired(error)
          ? await answerFor(await readServerData(client, true), action)
          : undefined;
        if (!late) throw error;
        return call({ ...body, captcha: late });
      }
    },
  };
}
