// An analytics script: `ym(id, method, ...)`. Calls made before it loads wait in `ym.a`.
import { createRecorder } from '#mocks/pages/shared/record.ts';

type Call = readonly unknown[];

declare global {
  var ym: (((...call: unknown[]) => void) & { a?: Call[] }) | undefined;
}

const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const record = createRecorder('metrica', here);

function count(...[counter, method, ...rest]: unknown[]): void {
  record(typeof method === 'string' ? method : 'call', { counter, arguments: rest });
}

for (const call of globalThis.ym?.a ?? []) count(...call);
globalThis.ym = count;
