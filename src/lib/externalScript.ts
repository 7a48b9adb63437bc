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
