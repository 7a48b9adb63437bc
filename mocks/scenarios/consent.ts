// Cookies that mark the age gate and the cookie notice as answered.
const yearSeconds = 31_536_000;

/**
 * @param now the device's time, epoch milliseconds. The client asks for consent again after a year.
 */
export function consentCookies(now: number): string[] {
  const choice = encodeURIComponent(JSON.stringify({ v: 1, at: now, analytics: true, affiliates: true }));
  // The client falls back to cookies with this prefix if local storage is empty.
  return [`adult=1`, `casino.consent=${choice}`].map(
    (cookie) => `${cookie}; Path=/; SameSite=Lax; Max-Age=${String(yearSeconds)}`,
  );
}
