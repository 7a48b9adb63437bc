/// <reference types="trusted-types" />
// The one place that brings a third party's script into the page.

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}

// Made once each: a script that failed is asked for again.
const policies = new Map<string, ScriptPolicy | undefined>();

/** `require-trusted-types-for 'script'` takes policies alone; this one lets a single address through. */
export function trustedScript(party: string, url: string): string {
  const name = `${party} ${url}`;
  if (!policies.has(name))
    policies.set(
      name,
      window.trustedTypes?.createPolicy(party, {
        createScriptURL(wanted) {
          if (wanted !== url) throw new TypeError(`the script ${wanted} is not that of ${party}`);
          return wanted;
        },
      }),
    );
  // Where there are no Trusted Types, plain text is taken as it is.
  return (policies.get(name)?.createScriptURL(url) ?? url) as string;
}

/**
 * Runs a script; `party` names its Trusted Types policy, which the page's headers allow.
 * @throws TypeError when it does not load
 */
export function runExternalScript(party: string, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.referrerPolicy = 'origin';
    script.dataset['party'] = party;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new TypeError(`the script of ${party} did not load`));
    });
    script.src = trustedScript(party, url);
    document.head.append(script);
  });
}

/** Milliseconds within which a script must be there. */
const SCRIPT_TIME_MS = 10_000;

/** @throws TypeError when the promise takes longer than a script may */
export async function withinScriptTime<Value>(promise: PromiseLike<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError('it is late')), SCRIPT_TIME_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a third party's script leaves in its global object: asked for once, and again after a failure.
 * @throws TypeError when it does not load in time, or is not what it should be
 */
export function scriptApi<Api>(
  party: string,
  isApi: (value: unknown) => value is Api,
): (address: ScriptAddress | null) => Promise<Api> {
  let loading: Promise<Api> | null = null;
  const load = async ({ url, global }: ScriptAddress): Promise<Api> => {
    await withinScriptTime(runExternalScript(party, url));
    const api: unknown = Reflect.get(globalThis, global);
    if (!isApi(api)) throw new TypeError(`the script of ${party} is none`);
    return api;
  };
  return (address) => {
    if (!address) return Promise.reject(new TypeError(`no script of ${party} is configured`));
    loading ??= load(address).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** A script's checked address, and the name of the global object that it makes. */
export interface ScriptAddress {
  /** A path of this site, or https (any port of this machine as well). */
  readonly url: string;
  readonly global: string;
}

/** A third party's setting; its fragment names the script's global object. Null where it is off. */
export function readScriptAddress(
  setting: string,
  origin: string,
  usualGlobal: string,
): ScriptAddress | null {
  if (setting === '' || !URL.canParse(setting, origin)) return null;
  const url = new URL(setting, origin);
  const name = url.hash.slice(1);
  url.hash = '';
  if (url.origin !== origin && url.protocol !== 'https:') return null;
  return { url: url.href, global: /^[A-Za-z_$][\w$]*$/.test(name) ? name : usualGlobal };
}
