import type { Paint } from '#mocks/art/palette.ts';

/** Draws one thing in a box of -100..100 both ways, in the colours of a palette. At most about 14 shapes. */
export type Motif = (paint: Paint) => string;

/** The dark outline that lifts a silhouette from any backdrop; only silhouettes carry it, since strokes are dear. */
export function edge(paint: Paint, width = 5): string {
  return `stroke="${paint.ink}" stroke-width="${width}" stroke-linejoin="round"`;
}
