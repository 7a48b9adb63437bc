// In development some hundred modules load before the first render. A message bridges the time.
import type { Plugin } from 'vite';

const message =
  '<p role="status" style="margin:20vh auto;text-align:center;font:1rem system-ui">Casino is starting…</p>';

/** Vite plugin. React replaces the message when it renders. */
export function firstFramePlugin(): Plugin {
  return {
    name: 'casino:first-frame',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/(<div id="root"[^>]*>)(?=\s*<\/div>)/, `$1${message}`),
  };
}
