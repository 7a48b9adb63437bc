// What the captcha's script and its page say to each other. The page has an opaque origin in its sandbox, so `event.origin` says 'null'.

export type CaptchaMessage =
  | { readonly source: 'mock-captcha'; readonly type: 'size'; readonly height: number }
  | { readonly source: 'mock-captcha'; readonly type: 'token'; readonly token: string };

const tallest = 600;

/** Reads a message of the page; null for anything else. */
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
    data.height <= tallest
  ) {
    return { source: 'mock-captcha', type: 'size', height: data.height };
  }
  if (data.type === 'token' && 'token' in data && typeof data.token === 'string')
    return { source: 'mock-captcha', type: 'token', token: data.token };
  return null;
}
