import type { Random } from '#mocks/world/random.ts';

/** The colours of one drawing, by role. Motifs refer to these roles, never to fixed hues. */
export interface Paint {
  sky: string;
  deep: string;
  glow: string;
  main: string;
  light: string;
  dark: string;
  accent: string;
  accentLight: string;
  accentDark: string;
  ink: string;
  paper: string;
  shade: string;
}

/** Converts hue (degrees), saturation and lightness (percent) to `#rrggbb`. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const turn = ((hue % 360) + 360) % 360;
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number): string => {
    const position = (offset + turn / 30) % 12;
    const value = lightness / 100 - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Hues in degrees that go well together. */
type Scheme = readonly [backdrop: number, glow: number, main: number, accent: number];

const schemes: readonly Scheme[] = [
  [265, 300, 44, 188],
  [222, 200, 38, 350],
  [340, 20, 46, 190],
  [172, 150, 36, 330],
  [12, 36, 48, 200],
  [200, 180, 18, 52],
  [288, 330, 190, 48],
  [140, 90, 46, 280],
  [238, 265, 330, 52],
  [30, 46, 4, 170],
  [190, 210, 48, 300],
  [320, 285, 52, 165],
  [215, 30, 28, 195],
  [158, 60, 275, 48],
  [250, 190, 160, 40],
  [0, 350, 42, 215],
  [205, 320, 312, 50],
  [95, 50, 24, 205],
  [275, 40, 350, 46],
  [228, 170, 205, 30],
];

export function paintOf(scheme: Scheme, shift = 0): Paint {
  const [backdrop, glow, main, accent] = scheme;
  return {
    sky: hsl(backdrop + shift, 68, 34),
    deep: hsl(backdrop + 18 + shift, 74, 10),
    glow: hsl(glow + shift, 92, 64),
    main: hsl(main, 86, 53),
    light: hsl(main, 94, 74),
    dark: hsl(main - 12, 74, 33),
    accent: hsl(accent, 84, 55),
    accentLight: hsl(accent, 92, 76),
    accentDark: hsl(accent + 8, 72, 32),
    ink: hsl(backdrop + shift, 55, 9),
    paper: hsl(main, 70, 95),
    shade: hsl(backdrop + shift, 60, 20),
  };
}

/**
 * Picks a palette and shifts its backdrop slightly, so that neighbouring tiles with the same scheme
 * differ.
 */
export function pickPaint(random: Random): Paint {
  return paintOf(random.pick(schemes), random.int(-14, 14));
}
