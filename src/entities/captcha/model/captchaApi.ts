// The API that captcha scripts share. A script that lacks this API counts as unavailable.
import { captchaUrl } from '#/config.ts';
import { readScriptUrl, type ScriptUrl, scriptApi, withinScriptTime } from '#/lib/externalScript.ts';
import { CaptchaUnavailable } from '../captchaErrors.ts';

export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'dark' | 'light';
  readonly callback: (token: unknown) => void;
  readonly 'error-callback': () => void;
  readonly 'expired-callback': () => void;
}

export interface CaptchaApi {
  readonly ready: (callback: () => void) => void;
  readonly render: (container: HTMLElement, options: WidgetOptions) => unknown;
  readonly execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>;
}

const longestToken = 4096;

export function isCaptchaApi(value: unknown): value is CaptchaApi {
  if (typeof value !== 'object' || value === null) return false;
  return (['ready', 'render', 'execute'] as const).every(
    (name) => typeof Reflect.get(value, name) === 'function',
  );
}

/** Returns the token if the API schema accepts it, otherwise null. */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longestToken ? value : null;
}

/** Rejects with `CaptchaUnavailable` if the promise rejects or takes longer than the time limit. */
export async function withinLimit<Value>(promise: PromiseLike<Value>): Promise<Value> {
  try {
    return await withinScriptTime(promise);
  } catch (cause) {
    throw new CaptchaUnavailable(undefined, { cause });
  }
}

const loadApi = scriptApi('captcha', isCaptchaApi);

async function loadReady(script: ScriptUrl | null): Promise<CaptchaApi> {
  const api = await loadApi(script);
  await new Promise<void>((resolve) => {
    api.ready(resolve);
  });
  return api;
}

export function scriptUrl(): ScriptUrl | null {
  return readScriptUrl(captchaUrl, location.origin, 'captcha');
}

/** Resolves when the captcha script is ready. Rejects with `CaptchaUnavailable`. */
export function loadCaptcha(script: ScriptUrl | null = scriptUrl()): Promise<CaptchaApi> {
  return withinLimit(loadReady(script));
}
