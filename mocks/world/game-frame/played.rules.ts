/** A span of real-money play, epoch milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/** Adds a span and merges overlapping ones. Drops spans that ended before `since`. */
export function withSpan(spans: readonly Span[], span: Span, since: number): Span[] {
  const remaining = spans.filter(({ until }) => until >= since);
  const touches = ({ from, until }: Span): boolean => span.from <= until && from <= span.until;
  const joined = [span, ...remaining.filter(touches)];
  return [
    ...remaining.filter((other) => !touches(other)),
    {
      from: Math.min(...joined.map(({ from }) => from)),
      until: Math.max(...joined.map(({ until }) => until)),
    },
  ];
}
