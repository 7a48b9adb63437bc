// The cookies by which the client knows that a visitor has answered the age gate and the cookie notice.
const yearSeconds = 31_536_000;

/** @param now the device's clock, epoch milliseconds: the client asks again after a year */
export function consentCookies(now: number): string[] {
  const choice = encodeURIComponent(JSON.stringify({ v: 1, at: now, analytics: true, affiliates: true }));
  // The client reads cookies of this prefix wherever its local storage holds nothing.
  return [`adult=1`, `casino.consent=${choice}`].map(
    (cookie) => `${cookie}; Path=/; SameSite=Lax; Max-Age=${String(yearSeconds)}`,
  );
}
