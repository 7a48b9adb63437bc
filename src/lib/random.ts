/** A fraction from 0 up to 1. Not for secrets. */
export function randomFraction(): number {
  return Math.random();
}

/** A version 4 UUID, also where the page is not a secure context. */
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

/** Between half and the whole, so that clients do not return at the same moment. */
export function withJitter(milliseconds: number): number {
  return milliseconds * (0.5 + randomFraction() / 2);
}
