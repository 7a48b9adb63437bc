import { captchaUrl } from '#/config.ts';
import { readScriptAddress, scriptApi, withinScriptTime, type ScriptAddress } from '#/lib/externalScript.ts';
import { CaptchaUnavailable } from '../captchaErrors.ts';
import { isCaptchaApi, type CaptchaApi } from './captchaApi.ts';

/** Rejects with `CaptchaUnavailable` if the promise rejects or exceeds the time limit. */
export async function withinLimit<Value>(promise: PromiseLike<Value>): Promise<Value> {
  try {
    return await withinScriptTime(promise);
  } catch (cause) {
    throw new CaptchaUnavailable(undefined, { cause });
  }
}

const loadApi = scriptApi('captcha', isCaptchaApi);

async function loadReady(address: ScriptAddress | null): Promise<CaptchaApi> {
  const api = await loadApi(address);
  await new Promise<void>((resolve) => {
    api.ready(resolve);
  });
  return api;
}

export function scriptAddress(): ScriptAddress | null {
  return readScriptAddress(captchaUrl, location.origin, 'captcha');
}

/** Resolves when the captcha script is ready. Rejects with `CaptchaUnavailable`. */
export function loadCaptcha(address: ScriptAddress | null = scriptAddress()): Promise<CaptchaApi> {
  return withinLimit(loadReady(address));
}
