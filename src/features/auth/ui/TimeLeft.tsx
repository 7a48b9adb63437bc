/** Minutes and seconds that are left; said when it is read, not each second. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <time dateTime={`PT${seconds}S`} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </time>
  );
}
