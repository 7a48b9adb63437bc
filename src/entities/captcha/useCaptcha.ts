import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/api/ApiError.ts';
import type { CaptchaAnswer, ServerData } from '#/api/generated/model/index.ts';
import { freshServerDataQuery, serverDataQuery } from '#/api/queries.ts';
import { closeModal, openModal } from '#/overlays/modals.store.ts';
import { captchaModal } from './captcha.modals.ts';
import { CaptchaClosed, CaptchaUnavailable } from './captchaErrors.ts';
import { readToken } from './model/captchaApi.ts';
import { loadCaptcha, scriptAddress, withinLimit } from './model/loadCaptcha.ts';

/** What a token is asked for; version 3 binds it to that. */
export type CaptchaAction = 'login' | 'register' | 'restore' | 'phone_verify';

export interface Captcha {
  /**
   * Sends a body through `call` with the captcha's answer: none, a version 3 token, or a task in a modal
   * (S7.26). Rejects with `CaptchaClosed`, `CaptchaUnavailable`, or an `ApiError`.
   */
  send: <Body extends object, Answer>(
    action: CaptchaAction,
    body: Body,
    call: (body: Body & { captcha?: CaptchaAnswer }) => Promise<Answer>,
  ) => Promise<Answer>;
}

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

async function answerFor(
  { captcha: { site_key: siteKey, active_version: version } }: ServerData,
  action: CaptchaAction,
): Promise<CaptchaAnswer | undefined> {
  if (siteKey === '' || scriptAddress() === null) return undefined;
  switch (version) {
    case 2:
      return { version, token: await solveTask(siteKey) };
    case 3:
      return { version, token: await tokenFor(siteKey, action), action };
    default:
      // A version unknown here: its forms are refused with a text, which is better than to guess.
      return undefined;
  }
}

const isRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha_required';

/** Server data, the newest that the server has or those that are already known. */
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
        // It may have been switched on since the server data were read.
        const late = isRequired(error)
          ? await answerFor(await readServerData(client, true), action)
          : undefined;
        if (!late) throw error;
        return call({ ...body, captcha: late });
      }
    },
  };
}
