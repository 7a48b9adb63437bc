import type { Random } from '#mocks/world/random.ts';
import type { Paint } from '#mocks/art/palette.ts';
import { circle, dots, glint, line, path, rays, rect, short } from '#mocks/art/svg.ts';

export interface Stage {
  width: number;
  height: number;
  paint: Paint;
  random: Random;
}

/** One to three large flat shapes behind the motif. */
export type Backdrop = (stage: Stage) => string;

const soft = (opacity: number): string => `fill-opacity="${opacity}"`;

function scatter({ width, height, random }: Stage, count: number): string {
  return Array.from({ length: count }, () => `${random.int(0, width)},${random.int(0, height)}`).join(' ');
}

/** A band of hills or waves as path data: `steps` humps across the picture, closed at the bottom. */
function hump({ width, height, random }: Stage, base: number, rise: number, steps: number): string {
  const step = width / steps;
  const tops = Array.from({ length: steps }, (_, index) => {
    const peak = base - random.int(rise / 3, rise);
    return `Q${short((index + 0.5) * step)} ${short(peak)} ${short((index + 1) * step)} ${short(base)}`;
  });
  return `M0 ${short(base)}${tops.join('')}V${height}H0z`;
}

function ridge(stage: Stage, base: number, rise: number, steps: number): string {
  const { width, height, random } = stage;
  const step = width / steps;
  const tops = Array.from(
    { length: steps },
    (_, index) =>
      `L${short((index + 0.5) * step)} ${short(base - random.int(rise / 3, rise))}L${short((index + 1) * step)} ${short(base)}`,
  );
  return `M0 ${short(base)}${tops.join('')}V${height}H0z`;
}

const sunburst: Backdrop = ({ width, height, paint, random }) =>
  path(
    rays(width / 2, height * 0.46, height * 0.75, random.pick([10, 12, 14, 18]), random.int(0, 30)),
    paint.glow,
    soft(0.2),
  );

const rings: Backdrop = ({ width, height, paint, random }) => {
  const step = random.int(30, 44);
  const centre = (radius: number): string =>
    `M${short(width / 2 - radius)} ${short(height * 0.46)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  return line(
    [3, 4, 5, 6, 7].map((index) => centre(index * step)).join(''),
    paint.glow,
    random.int(3, 10),
    'stroke-opacity=".22"',
  );
};

const stars: Backdrop = (stage) =>
  dots(scatter(stage, 16), 3, '#fff', 'stroke-opacity=".6"') +
  path(
    Array.from({ length: 4 }, () =>
      glint(
        stage.random.int(14, stage.width - 14),
        stage.random.int(14, stage.height - 14),
        stage.random.int(8, 20),
      ),
    ).join(''),
    stage.paint.light,
    soft(0.75),
  );

const bubbles: Backdrop = (stage) =>
  dots(scatter(stage, 7), stage.random.int(14, 20), stage.paint.glow, 'stroke-opacity=".28"') +
  dots(scatter(stage, 5), stage.random.int(26, 40), stage.paint.glow, 'stroke-opacity=".16"') +
  path(hump(stage, stage.height * 0.84, 40, 4), stage.paint.deep, soft(0.6));

const hills: Backdrop = (stage) =>
  path(hump(stage, stage.height * 0.72, 90, 2), stage.paint.shade, soft(0.9)) +
  path(hump(stage, stage.height * 0.84, 60, 3), stage.paint.deep);

const peaks: Backdrop = (stage) =>
  path(ridge(stage, stage.height * 0.68, 150, 3), stage.paint.shade, soft(0.85)) +
  path(ridge(stage, stage.height * 0.84, 70, 5), stage.paint.deep);

const waves: Backdrop = (stage) =>
  [0.66, 0.76, 0.86]
    .map((level, index) =>
      path(
        hump(stage, stage.height * level, 34, 4 + index),
        index === 1 ? stage.paint.shade : stage.paint.accentDark,
        soft(0.55),
      ),
    )
    .join('');

const pyramids: Backdrop = ({ width, height, paint, random }) => {
  const base = height * 0.82;
  const left = random.int(60, 110);
  const right = random.int(190, 250);
  return (
    path(
      `M${left - 110} ${short(base)}L${left} ${short(base - 170)}L${left + 110} ${short(base)}zM${right - 120} ${short(base)}L${right} ${short(base - 200)}L${right + 120} ${short(base)}z`,
      paint.glow,
      soft(0.3),
    ) +
    path(
      `M${left} ${short(base - 170)}L${left + 110} ${short(base)}H${left + 30}zM${right} ${short(base - 200)}L${right + 120} ${short(base)}H${right + 30}z`,
      paint.deep,
      soft(0.45),
    ) +
    rect(0, base, width, height - base, paint.deep, soft(0.8))
  );
};

const columns: Backdrop = ({ width, height, paint }) =>
  path(
    `M14 0H58V${height}H14zM${width - 58} 0H${width - 14}V${height}H${width - 58}z`,
    paint.glow,
    soft(0.22),
  ) +
  line(
    `M26 46V${height}M36 46V${height}M46 46V${height}M${width - 46} 46V${height}M${width - 36} 46V${height}M${width - 26} 46V${height}`,
    paint.deep,
    3,
    'stroke-opacity=".6"',
  ) +
  path(`M4 0H68V40H4zM${width - 68} 0H${width - 4}V40H${width - 68}z`, paint.main, soft(0.7));

const arch: Backdrop = ({ width, height, paint }) =>
  path(
    `M0 0H${width}V${height}H${width - 36}V170Q${width - 36} 50 ${width / 2} 50Q36 50 36 170V${height}H0z`,
    paint.deep,
    soft(0.65),
  ) +
  line(
    `M36 ${height}V170Q36 50 ${width / 2} 50Q${width - 36} 50 ${width - 36} 170V${height}`,
    paint.main,
    6,
    'stroke-opacity=".8"',
  );

const curtains: Backdrop = ({ width, height, paint }) =>
  path(
    `M0 0H96Q70 200 20 ${height}H0zM${width} 0H${width - 96}Q${width - 70} 200 ${width - 20} ${height}H${width}z`,
    paint.accentDark,
  ) +
  line(
    `M24 0Q22 200 6 ${height}M58 0Q50 180 16 340M${width - 24} 0Q${width - 22} 200 ${width - 6} ${height}M${width - 58} 0Q${width - 50} 180 ${width - 16} 340`,
    paint.ink,
    6,
    'stroke-opacity=".35"',
  ) +
  path(
    `M0 0H${width}V26Q${width * 0.83} 62 ${width * 0.66} 26Q${width / 2} 62 ${width * 0.33} 26Q${width * 0.17} 62 0 26z`,
    paint.accent,
  );

const stripes: Backdrop = ({ width, height, paint, random }) => {
  const step = random.int(38, 60);
  const bars = Array.from(
    { length: Math.ceil((width + height) / step / 2) },
    (_, index) =>
      `M${index * step * 2 - height / 2} ${height}l${height / 2} ${-height}h${step}l${-height / 2} ${height}z`,
  );
  return path(bars.join(''), paint.glow, soft(0.14));
};

const lattice: Backdrop = ({ width, height, paint, random }) => {
  const step = random.pick([60, 75, 90]);
  const across = Array.from(
    { length: Math.ceil((width + height) / step) },
    (_, index) => `M${index * step} 0l${-height} ${height}M${index * step - height} 0l${height} ${height}`,
  );
  return line(across.join(''), paint.glow, 3, 'stroke-opacity=".24"');
};

const halftone: Backdrop = ({ height, width, paint, random }) => {
  // With round caps, dashes of length 0 paint as dots. One dashed line needs far less markup than one circle
  // per dot.
  const rows = (from: number): string =>
    [0, 1, 2, 3].map((index) => `M${index % 2 === 0 ? 0 : 21} ${from + index * 30}H${width}`).join('');
  const dotted = (from: number, size: number): string =>
    line(rows(from), paint.glow, size, 'stroke-linecap="round" stroke-dasharray="0 42" stroke-opacity=".2"');
  return dotted(height - 110, random.int(13, 20)) + dotted(10, random.int(9, 13));
};

const city: Backdrop = ({ width, height, paint, random }) => {
  const step = width / 8;
  const towers = (low: number, high: number): string =>
    `M0 ${height}${Array.from({ length: 8 }, (_, index) => `V${height - random.int(low, high)}H${short((index + 1) * step)}`).join('')}V${height}z`;
  return (
    path(towers(120, 260), paint.glow, soft(0.2)) +
    path(towers(50, 150), paint.deep, soft(0.85)) +
    dots(
      Array.from({ length: 8 }, () => `${random.int(10, width - 10)},${height - random.int(8, 60)}`).join(
        ' ',
      ),
      4,
      paint.light,
    )
  );
};

const forest: Backdrop = (stage) => {
  const { width, height, paint, random } = stage;
  const tree = (index: number): string => {
    const x = (index * width) / 5 + random.int(-12, 12);
    const top = height * 0.34 + random.int(0, 90);
    return `M${x} ${short(top)}l36 90h-16l26 80h-92l26 -80h-16z`;
  };
  return (
    path([0, 1, 2, 3, 4, 5].map(tree).join(''), paint.shade, soft(0.8)) +
    path(hump(stage, height * 0.82, 40, 3), paint.deep)
  );
};

const clouds: Backdrop = ({ width, height, paint, random }) => {
  const cloud = (x: number, y: number, unit: number): string => {
    const size = unit * 5;
    const puff = (across: number, rise: number): string =>
      `a${size} ${size} 0 0 1 ${unit * across} ${unit * rise}`;
    return `M${x} ${y}${puff(7, -3)}${puff(9, 0)}${puff(7, 3)}z`;
  };
  const place = (): string =>
    cloud(random.int(-40, width - 60), random.int(60, height - 60), random.int(4, 7));
  return (
    path([0, 1, 2, 3].map(place).join(''), paint.glow, soft(0.26)) +
    path(cloud(-30, height, 10) + cloud(120, height, 11), paint.paper, soft(0.3))
  );
};

const spotlight: Backdrop = ({ width, height, paint, random }) => {
  const lean = random.int(20, 90);
  return (
    path(
      `M${-20} 0H50L${width - lean} ${height}H${width - lean - 130}zM${width + 20} 0H${width - 50}L${lean} ${height}H${lean + 130}z`,
      paint.glow,
      soft(0.2),
    ) + circle(width / 2, height * 0.46, 128, paint.glow, soft(0.16))
  );
};

export const backdrops = {
  sunburst,
  rings,
  stars,
  bubbles,
  hills,
  peaks,
  waves,
  pyramids,
  columns,
  arch,
  curtains,
  stripes,
  lattice,
  halftone,
  city,
  forest,
  clouds,
  spotlight,
} satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
