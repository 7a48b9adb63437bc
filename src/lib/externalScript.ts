/// <reference types="trusted-types" />
// The only module that loads third-party scripts.

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}

// Policies by name, kept for the retry of a failed script: a policy can be created only once.
const policies = new Map<string, ScriptPolicy | undefined>();

/**
 * Passes the URL through a policy that allows only this URL. The CSP directive `require-trusted-types-for
 * 'script'` refuses plain strings.
 */
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
  // Without Trusted Types support, the plain string works.
  return (policies.get(name)?.createScriptURL(url) ?? url) as string;
}

/**
 * Loads and runs a script. `party` names its Trusted Types policy, which the CSP must allow.
 * @throws TypeError if it fails to load
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

const SCRIPT_TIME_MS = 10_000;

/** @throws TypeError if the promise exceeds the script timeout */
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
 * Returns a function that loads a third-party script and resolves to the script's global object. The object
 * is cached; a failed load is retried at the next call.
 * @throws TypeError if it doesn't load in time, or the global isn't the expected API
 */
export function scriptApi<Api>(
  party: string,
  isApi: (value: unknown) => value is Api,
): (script: ScriptUrl | null) => Promise<Api> {
  let loading: Promise<Api> | null = null;
  const load = async ({ url, global }: ScriptUrl): Promise<Api> => {
    await withinScriptTime(runExternalScript(party, url));
    const api: unknown = Reflect.get(globalThis, global);
    if (!isApi(api)) throw new TypeError(`the script of ${party} doesn't define the expected API`);
    return api;
  };
  return (script) => {
    if (!script) return Promise.reject(new TypeError(`no script of ${party} is configured`));
    loading ??= load(script).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** A script's validated URL, and the name of the global object that it creates. */
export interface ScriptUrl {
  /** A URL of this site, or of another site over https. */
  readonly url: string;
  readonly global: string;
}

/**
 * Parses a setting that holds the URL of a third party's script. The URL's fragment may name the global that
 * the script creates; otherwise it is `usualGlobal`. Null if the setting is empty, or the URL is invalid or
 * not allowed.
 */
export function readScriptUrl(setting: string, origin: string, usualGlobal: string): ScriptUrl | null {
  if (setting === '' || !URL.canParse(setting, origin)) return null;
  const url = new URL(setting, origin);
  const name = url.hash.slice(1);
  url.hash = '';
  if (url.origin !== origin && url.protocol !== 'https:') return null;
  return { url: url.href, global: /^[A-Za-z_$][\w$]*$/.test(name) ? name : usualGlobal };
}
