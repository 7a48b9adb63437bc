// Messages between the captcha's script and its page. The page is sandboxed, so its `event.origin`
// is 'null'.

export type CaptchaMessage =
  | { readonly source: 'mock-captcha'; readonly type: 'size'; readonly height: number }
  | { readonly source: 'mock-captcha'; readonly type: 'token'; readonly token: string };

const maxHeight = 600;

/** Parses a message; null if it isn't from the captcha. */
export function readCaptchaMessage(data: unknown): CaptchaMessage | null {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('source' in data) ||
    data.source !== 'mock-captcha' ||
    !('type' in data)
  )
    return null;
  if (
    data.type === 'size' &&
    'height' in data &&
    typeof data.height === 'number' &&
    data.height > 0 &&
    data.height <= maxHeight
  ) {
    return { source: 'mock-captcha', type: 'size', height: data.height };
  }
  if (data.type === 'token' && 'token' in data && typeof data.token === 'string')
    return { source: 'mock-captcha', type: 'token', token: data.token };
  return null;
}
