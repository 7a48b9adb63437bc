import { make, prefersReducedMotion, svgUrl } from '#mocks/pages/shared/dom.ts';
import { motifs } from '#mocks/art/motifs/catalogue.ts';
import { picture } from '#mocks/art/svg.ts';
import { tilePaint } from '#mocks/art/tile.ts';
import type { FlightStatus } from '#mocks/world/game-frame/crash.rules.ts';

export type SkyState = 'waiting' | FlightStatus;

/** Draws the flight's curve and the rocket at its end. */
export interface Sky {
  element: HTMLElement;
  draw: (state: SkyState, seconds: number, growthPerSecond: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** The visible range in seconds and multiplier, always larger than the current flight. */
function scaleFor(seconds: number, growthPerSecond: number): { wide: number; high: number } {
  const wide = Math.max(8, seconds * 1.18);
  return { wide, high: Math.max(2, Math.exp(growthPerSecond * seconds) * 1.3) };
}

function pathOf(width: number, height: number, seconds: number, growthPerSecond: number): Point[] {
  const { wide, high } = scaleFor(seconds, growthPerSecond);
  const steps = 48;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = (seconds * step) / steps;
    return {
      x: (at / wide) * width,
      y: height - 10 - ((Math.exp(growthPerSecond * at) - 1) / (high - 1)) * (height - 40),
    };
  });
}

function grid(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.strokeStyle = 'rgb(255 255 255 / 9%)';
  context.lineWidth = 1;
  context.beginPath();
  for (let line = 1; line < 6; line += 1) {
    context.moveTo(0, (height * line) / 6);
    context.lineTo(width, (height * line) / 6);
    context.moveTo((width * line) / 6, 0);
    context.lineTo((width * line) / 6, height);
  }
  context.stroke();
}

function curve(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  height: number,
  colour: string,
): void {
  const last = points.at(-1) ?? { x: 0, y: height };
  context.beginPath();
  context.moveTo(0, height - 10);
  for (const { x, y } of points) context.lineTo(x, y);
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colour;
  context.stroke();
  context.lineTo(last.x, height);
  context.lineTo(0, height);
  context.globalAlpha = 0.28;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
}

function burst(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  for (const [reach, colour] of [
    [1, '#ff4d1f'],
    [0.66, '#ffb31f'],
    [0.36, '#fff3b0'],
  ] as const) {
    context.beginPath();
    for (let spike = 0; spike < 24; spike += 1) {
      const angle = (spike * Math.PI) / 12;
      const far = radius * reach * (spike % 2 === 0 ? 1 : 0.62);
      context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    }
    context.fillStyle = colour;
    context.fill();
  }
}

/**
 * Creates the canvas of a game. It follows the size of its element and the screen's pixel density.
 */
export function createSky(slug: string): Sky {
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  const paint = tilePaint(slug);
  const flyer = new Image();
  const bird = /rocket|space|star|cosmic|galaxy|comet/.test(slug) ? motifs.rocket : motifs.plane;
  flyer.src = svgUrl(picture(220, 220, bird(paint), '', '-120 -120 240 240'));
  let redraw = (): void => {};

  function draw(state: SkyState, seconds: number, growthPerSecond: number): void {
    redraw = () => draw(state, seconds, growthPerSecond);
    if (!context) return;
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(2, devicePixelRatio);
    if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
    }
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    grid(context, width, height);
    const points = pathOf(width, height, seconds, growthPerSecond);
    const end = points.at(-1) ?? { x: 0, y: height };
    if (seconds > 0) curve(context, points, height, state === 'crashed' ? '#ff4d4d' : paint.light);
    const size = Math.max(44, Math.min(width, height) * 0.24);
    if (state === 'crashed') burst(context, end, size * 0.6);
    else if (flyer.complete)
      context.drawImage(
        flyer,
        Math.max(2, end.x - size * 0.6),
        end.y - size * 0.72 - (prefersReducedMotion() ? 0 : Math.sin(seconds * 5) * 3),
        size,
        size,
      );
  }

  flyer.addEventListener('load', () => redraw());
  new ResizeObserver(() => redraw()).observe(canvas);
  return { element: canvas, draw };
}
