import { contrast } from '../contrast.ts';

/** The value of a token in the brand that the page wears. */
export function tokenValue(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

/** A token by its name, and what it is worth here. */
export function TokenValue({ token }: { token: string }) {
  return (
    <code>
      {token} <b>{tokenValue(token)}</b>
    </code>
  );
}

/** WCAG asks for 4.5 of text, for 3 of large text and of edges. */
const ENOUGH = [
  [7, 'AAA'],
  [4.5, 'AA'],
  [3, 'AA large'],
] as const;

/** How well one token reads on another, and what that is enough for; nothing for what is no plain colour. */
export function Contrast({ of, on }: { of: string; on: string }) {
  const [first, second] = [tokenValue(of), tokenValue(on)];
  if (![first, second].every((colour) => /^#[\da-f]{6}$/i.test(colour))) return null;
  const ratio = contrast(first, second);
  const [, level] = ENOUGH.find(([least]) => ratio >= least) ?? [];
  return <small data-contrast>{`${ratio.toFixed(1)}:1 ${level ?? 'too low for text'}`}</small>;
}
