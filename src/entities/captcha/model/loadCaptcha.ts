/// <reference types="trusted-types" />
// The third party's script: asked for when a form first needs it, once; after a failure the next form asks
// again.
import { captchaUrl } from '#/config.ts';
import { CaptchaUnavailable } from '../captchaErrors.ts';
import { isCaptchaApi, readScriptAddress, type CaptchaApi, type ScriptAddress } from './captchaApi.ts';

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

/** Lets the configured script through, and nothing else. */
function configuredOnly(url: string): string {
  if (url !== scriptAddress()?.url) throw new CaptchaUnavailable();
  return url;
}

let policy: { createScriptURL: (url: string) => unknown } | undefined;

/**
 * `require-trusted-types-for 'script'` takes an address from a policy alone. Made once: a failed script is
 * asked for again.
 */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('captcha', { createScriptURL: configuredOnly });
  // Where there are no Trusted Types, plain text is taken as it is.
  return (policy?.createScriptURL(url) ?? url) as string;
}

function run(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new CaptchaUnavailable());
    };
    script.async = true;
    script.referrerPolicy = 'origin';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    script.src = trusted(url);
    document.head.append(script);
  });
}

async function request({ url, global }: ScriptAddress): Promise<CaptchaApi> {
  await run(url);
  const api: unknown = Reflect.get(globalThis, global);
  if (!isCaptchaApi(api)) throw new CaptchaUnavailable();
  await new Promise<void>((resolve) => {
    api.ready(resolve);
  });
  return api;
}

let loading: Promise<CaptchaApi> | null = null;

/** The configured script's address, or null where the captcha is off. */
export function scriptAddress(): ScriptAddress | null {
  return readScriptAddress(captchaUrl, location.origin);
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
