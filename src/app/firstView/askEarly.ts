// The first calls of a guest's lobby, before the code that wants their answers is there.
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
      // Whoever wants the answer asks again by itself.
      answer.catch(() => undefined);
      return [path, answer];
    }),
  );
}
