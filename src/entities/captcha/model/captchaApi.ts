// The API that captcha scripts share. A script without it counts as unavailable.

export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'dark' | 'light';
  readonly callback: (token: unknown) => void;
  readonly 'error-callback': () => void;
  readonly 'expired-callback': () => void;
}

export interface CaptchaApi {
  readonly ready: (callback: () => void) => void;
  readonly render: (container: HTMLElement, options: WidgetOptions) => unknown;
  readonly execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>;
}

const longestToken = 4096;

export function isCaptchaApi(value: unknown): value is CaptchaApi {
  if (typeof value !== 'object' || value === null) return false;
  return (['ready', 'render', 'execute'] as const).every(
    (name) => typeof Reflect.get(value, name) === 'function',
  );
}

/** The token if it satisfies the API schema, otherwise null. */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longestToken ? value : null;
}
