// Cookies that answer the age gate and the cookie notice.
const yearSeconds = 31_536_000;

/**
 * @param now the device's time, epoch milliseconds. The client asks for consent again after a year.
 */
export function consentCookies(now: number): string[] {
  const choice = encodeURIComponent(JSON.stringify({ v: 1, at: now, analytics: true, affiliates: true }));
  // If local storage is empty, the client falls back to cookies that begin with `casino.`.
  return [`adult=1`, `casino.consent=${choice}`].map(
    (cookie) => `${cookie}; Path=/; SameSite=Lax; Max-Age=${String(yearSeconds)}`,
  );
}
