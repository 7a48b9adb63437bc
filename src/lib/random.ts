/** A number from 0 (inclusive) to 1 (exclusive). Not for secrets. */
export function randomFraction(): number {
  return Math.random();
}

/** A version 4 UUID. Also works outside secure contexts, which lack `crypto.randomUUID`. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  const part = (from: number, to: number): string => digits.slice(from, to).join('');
  return `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}-${part(8, 10)}-${part(10, 16)}`;
}

/** Returns 50 to 100% of the delay, so that clients don't retry in lockstep. */
export function withJitter(milliseconds: number): number {
  return milliseconds * (0.5 + randomFraction() / 2);
}
