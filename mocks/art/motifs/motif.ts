import type { Paint } from '#mocks/art/palette.ts';

/**
 * Draws one object in a box from -100 to 100 on both axes, in the palette's colours, with at most about 14
 * shapes.
 */
export type Motif = (paint: Paint) => string;

/**
 * A dark outline that separates a silhouette from any backdrop. Only silhouettes use it, because
 * strokes are slow to paint.
 */
export function edge(paint: Paint, width = 5): string {
  return `stroke="${paint.ink}" stroke-width="${width}" stroke-linejoin="round"`;
}
