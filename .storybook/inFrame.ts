// Gives a story in a frame its own cookies and storage, so that several stories with different visitors can
// be open on one page. Import this module first, before any module of the app reads a cookie.
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDER_PHASE_CHANGED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frameParameter, type FrameReport } from './frame.ts';

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

/** Reports to the page around the frame which phase the story has reached. */
function reportProgress(): void {
  const channel = addons.getChannel();
  const report = (data: FrameReport): void => parent.postMessage(data, location.origin);
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) =>
    report({ storyPhase: newPhase }),
  );
  for (const event of [STORY_THREW_EXCEPTION, PLAY_FUNCTION_THREW_EXCEPTION])
    channel.on(event, ({ message }: Error) => report({ storyPhase: 'errored', error: message }));
  channel.on(STORY_ERRORED, ({ title }: { title: string }) =>
    report({ storyPhase: 'errored', error: title }),
  );
  channel.on(STORY_MISSING, () => report({ storyPhase: 'errored', error: 'there is no such story' }));
}

if (new URLSearchParams(location.search).has(frameParameter)) {
  reportProgress();
  Object.defineProperty(document, 'cookie', createCookieJar());
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, { value: createArea() });
  const own = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name}/${own}`);
    }
  };
}
