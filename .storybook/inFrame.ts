// A story in a frame gets cookies and storage of its own, so that several stories with different visitors can be
// open on one page, and it doesn't scroll that page. Imported first, before a module of the app reads a cookie.
import { frameParameter } from './frame.ts';

function createArea(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => {
      values.clear();
    },
  };
}

function createCookieJar(): Pick<PropertyDescriptor, 'get' | 'set'> {
  const jar = new Map<string, string>();
  return {
    get: () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [pair = '', ...attributes] = text.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const age = attributes.find((attribute) => /^\s*max-age=/i.test(attribute))?.split('=')[1];
      if (age !== undefined && Number(age) <= 0) jar.delete(name);
      else jar.set(name, pair.slice(at + 1).trim());
    },
  };
}

if (new URLSearchParams(location.search).has(frameParameter)) {
  Object.defineProperty(document, 'cookie', createCookieJar());
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, { value: createArea() });
  const own = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name}/${own}`);
    }
  };
  // Otherwise focusing a heading in a frame would also scroll the page around it.
  const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const usual: unknown = focus?.value;
  HTMLElement.prototype.focus = function withoutScroll(this: HTMLElement, options?: FocusOptions) {
    if (typeof usual === 'function') Reflect.apply(usual, this, [{ ...options, preventScroll: true }]);
  };
}
