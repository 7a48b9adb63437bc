import { contrast } from '../contrast.ts';

/** The token's value in the current brand. */
export function tokenValue(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

/** Shows a token's name and value. */
export function TokenValue({ token }: { token: string }) {
  return (
    <code>
      {token} <b>{tokenValue(token)}</b>
    </code>
  );
}

/** WCAG requires 4.5 for text, and 3 for large text and borders. */
const ENOUGH = [
  [7, 'AAA'],
  [4.5, 'AA'],
  [3, 'AA large'],
] as const;

/** Shows the contrast of two tokens and the text sizes it allows. Renders nothing unless both are plain colours. */
export function Contrast({ of, on }: { of: string; on: string }) {
  const [first, second] = [tokenValue(of), tokenValue(on)];
  if (![first, second].every((colour) => /^#[\da-f]{6}$/i.test(colour))) return null;
  const ratio = contrast(first, second);
  const [, level] = ENOUGH.find(([least]) => ratio >= least) ?? [];
  return <small data-contrast>{`${ratio.toFixed(1)}:1 ${level ?? 'too low for text'}`}</small>;
}
