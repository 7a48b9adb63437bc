// Sends the calls of the generated client of the control API.

export interface ControlTransport {
  /**
   * Sends a call. The default `fetch` only works in pages of the mock server, because paths are
   * relative to its origin.
   */
  readonly send?: (path: string, init: RequestInit) => Promise<Response>;
}

/** Thrown if the server refuses a call or can't be reached. The message is for the user of the tool. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

function problemIn(text: string): string {
  try {
    const body = JSON.parse(text) as { error?: string } | null;
    return body?.error ?? text;
  } catch {
    return text;
  }
}

/** @throws ControlError */
export async function request<Answer>(
  path: string,
  { send = fetch, ...init }: ControlTransport & RequestInit = {},
): Promise<Answer> {
  const response = await send(path, init);
  const text = await response.text();
  if (!response.ok) throw new ControlError(problemIn(text));
  // The cast is safe: the contract test checks the responses of every call.
  return JSON.parse(text) as Answer;
}
