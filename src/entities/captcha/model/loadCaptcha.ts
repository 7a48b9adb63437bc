// The third party's script: asked for once, when a form needs it; after a failure again.
import { captchaUrl } from '#/config.ts';
import { readScriptAddress, runExternalScript, type ScriptAddress } from '#/lib/externalScript.ts';
import { CaptchaUnavailable } from '../captchaErrors.ts';
import { isCaptchaApi, type CaptchaApi } from './captchaApi.ts';

/** Milliseconds within which the script must be there, and a token of version 3 too. */
export const CAPTCHA_TIME_MS = 10_000;

/** Rejects with `CaptchaUnavailable` when the promise fails or takes longer than the limit. */
export async function withinLimit<Value>(promise: PromiseLike<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CaptchaUnavailable()), CAPTCHA_TIME_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } catch (cause) {
    throw new CaptchaUnavailable(undefined, { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function request({ url, global }: ScriptAddress): Promise<CaptchaApi> {
  await runExternalScript('captcha', url);
  const api: unknown = Reflect.get(globalThis, global);
  if (!isCaptchaApi(api)) throw new CaptchaUnavailable();
  await new Promise<void>((resolve) => {
    api.ready(resolve);
  });
  return api;
}

let loading: Promise<CaptchaApi> | null = null;

export function scriptAddress(): ScriptAddress | null {
  return readScriptAddress(captchaUrl, location.origin, 'captcha');
}

/** The captcha's script, ready to use. Rejects with `CaptchaUnavailable`. */
export function loadCaptcha(address: ScriptAddress | null = scriptAddress()): Promise<CaptchaApi> {
  if (!address) return Promise.reject(new CaptchaUnavailable());
  loading ??= withinLimit(request(address)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
