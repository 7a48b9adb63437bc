// The captcha's script: `captcha.ready`, `captcha.render` (version 2) and `captcha.execute`
// (version 3).
import { make } from '#mocks/pages/shared/dom.ts';
import { readCaptchaMessage } from '#mocks/pages/captcha/messages.ts';
import { sayIn } from '#mocks/pages/captcha/texts.ts';

interface WidgetOptions {
  sitekey: string;
  theme?: string;
  callback?: (token: string) => void;
}

const defaultHeight = 80;
const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
let widgets = 0;
let executions = 0;

function pageUrl(siteKey: string, theme: string): string {
  const url = new URL('./index.html', here);
  const { lang } = document.documentElement;
  url.search = String(new URLSearchParams({ key: siteKey, hl: lang, theme, n: String(widgets) }));
  return url.href;
}

/** Renders the widget in a sandboxed frame and listens to its messages. Returns the widget's id. */
function render(container: HTMLElement, { sitekey, theme = 'light', callback }: WidgetOptions): number {
  widgets += 1;
  const frame = make('iframe', {
    src: pageUrl(sitekey, theme),
    sandbox: 'allow-scripts',
    title: sayIn(document.documentElement.lang)('name'),
    referrerpolicy: 'no-referrer',
  });
  // A script sets the styles, because the casino's CSP blocks style attributes. The colour scheme must match
  // the page's, because browsers otherwise give the transparent frame a background.
  Object.assign(frame.style, {
    display: 'block',
    border: '0',
    width: '100%',
    height: `${String(defaultHeight)}px`,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
  });
  const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!frame.isConnected) {
      removeEventListener('message', listen);
      return;
    }
    if (source !== frame.contentWindow || origin !== 'null') return;
    const message = readCaptchaMessage(data);
    if (message?.type === 'size') frame.style.height = `${String(message.height)}px`;
    if (message?.type === 'token') callback?.(message.token);
  };
  addEventListener('message', listen);
  container.append(frame);
  return widgets;
}

/** Resolves to a token without any user interaction. */
function execute(siteKey: string, { action }: { action: string }): Promise<string> {
  executions += 1;
  return Promise.resolve(`v3.${siteKey}.${action}.${String(executions)}`);
}

Object.assign(globalThis, { captcha: { ready: (callback: () => void) => callback(), render, execute } });
