// Starts the guest lobby's first calls before the bundle that uses them has loaded.
import { apiUrl } from '#/config.ts';
import { earlyCalls } from '#/features/lobby/earlyCalls.ts';
import type { EarlyAnswer } from '#/api/interceptors/answerEarly.ts';

async function ask(path: string): Promise<EarlyAnswer> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  const response = await fetch(apiUrl + path, { headers });
  return {
    status: response.status,
    date: response.headers.get('date'),
    body: (await response.json().catch(() => null)) as unknown,
  };
}

export function askEarly(): void {
  window.__early = Object.fromEntries(
    earlyCalls.map((path) => {
      const answer = ask(path);
      // Errors are ignored: the consumer makes the call again.
      answer.catch(() => undefined);
      return [path, answer];
    }),
  );
}
