// In development the page is drawn after some hundred modules: its first frame says that it comes.
import type { Plugin } from 'vite';

const said =
  '<p role="status" style="margin:20vh auto;text-align:center;font:1rem system-ui">Casino is starting…</p>';

/** Vite plugin; React clears the root when it draws. */
export function firstFramePlugin(): Plugin {
  return {
    name: 'casino:first-frame',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/(<div id="root"[^>]*>)(?=\s*<\/div>)/, `$1${said}`),
  };
}
