import { isoSeconds, withColons } from '#/lib/duration.ts';

/** Minutes and seconds left. Not a live region, so screen readers do not announce every second. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <time dateTime={isoSeconds(seconds)} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {withColons([Math.floor(seconds / 60), seconds % 60])}
    </time>
  );
}
