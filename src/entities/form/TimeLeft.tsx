import { isoSeconds, withColons } from '#/lib/duration.ts';

/** Minutes and seconds that are left; said when it is read, not each second. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <time dateTime={isoSeconds(seconds)} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {withColons([Math.floor(seconds / 60), seconds % 60])}
    </time>
  );
}
