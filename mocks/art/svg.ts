/** Escapes text for an XML text node or a quoted attribute. Drops characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Rounds to one decimal. More decimals would make no visible difference. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A whole SVG picture. `box` is `minX minY width height`; `title` is its accessible name. */
export function picture(
  width: number,
  height: number,
  content: string,
  title = '',
  box = `0 0 ${width} ${height}`,
): string {
  const label = title === '' ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${label}${content}</svg>`;
}

/** Removes spaces before minus signs in path data. */
const squeeze = (d: string): string => d.replace(/(\d) -/g, '$1-');

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${squeeze(d)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** A stroked path, open or closed. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${squeeze(d)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${extra && ` ${extra}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

interface Point {
  x: number;
  y: number;
}

function readPoints(points: string): Point[] {
  return points
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',');
      return { x: Number(x), y: Number(y) };
    });
}

function outline(points: Point[]): string {
  return `M${points.map((point) => `${short(point.x)} ${short(point.y)}`).join('L')}z`;
}

const flip = (point: Point): Point => ({ x: point.x === 0 ? 0 : -point.x, y: point.y });

export function facet(points: string, fill: string, extra = ''): string {
  return path(outline(readPoints(points)), fill, extra);
}

/** A polygon and its mirror image about the vertical axis, as one shape. */
export function facets(points: string, fill: string, extra = ''): string {
  const right = readPoints(points);
  return path(outline(right) + outline(right.map(flip)), fill, extra);
}

/** A symmetric polygon, given its right half from top to bottom. */
export function symmetric(points: string, fill: string, extra = ''): string {
  const right = readPoints(points);
  return path(outline([...right, ...right.map(flip).toReversed()]), fill, extra);
}

/** Round dots of one size as a single shape, which paints much faster than circles. */
export function dots(points: string, size: number, colour: string, extra = ''): string {
  const d = readPoints(points)
    .map((point) => `M${short(point.x)} ${short(point.y)}h0`)
    .join('');
  return line(d, colour, size, `stroke-linecap="round"${extra && ` ${extra}`}`);
}

/** A point on a circle, with rounded coordinates. 0 degrees is at the top, and angles grow clockwise. */
export function around(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(x + Math.sin(angle) * radius)} ${Math.round(y - Math.cos(angle) * radius)}`;
}

/** Triangles that fan out from a point, as path data. */
export function rays(x: number, y: number, radius: number, count: number, turn = 0): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, index) => {
    const from = turn + index * step;
    return `M${Math.round(x)} ${Math.round(y)}L${around(x, y, radius, from)}L${around(x, y, radius, from + step / 2)}z`;
  }).join('');
}

/** A star with `count` points, as path data. */
export function star(x: number, y: number, outer: number, inner: number, count = 5): string {
  const step = 180 / count;
  const corners = Array.from({ length: count * 2 }, (_, index) =>
    around(x, y, index % 2 === 0 ? outer : inner, index * step),
  );
  return `M${corners.join('L')}z`;
}

/** A four-pointed glint with concave sides, as path data. */
export function glint(x: number, y: number, radius: number): string {
  const long = Math.round(radius);
  const wide = Math.round(radius * 0.7);
  const waist = Math.max(1, Math.round(radius * 0.16));
  const near = wide - waist;
  const far = long - waist;
  const side = (dx: number, dy: number): string => `l${dx} ${dy}`;
  const corners = [
    side(waist, far),
    side(near, waist),
    side(-near, waist),
    side(-waist, far),
    side(-waist, -far),
    side(-near, -waist),
    side(near, -waist),
  ];
  return `M${Math.round(x)} ${Math.round(y) - long}${corners.join('')}z`;
}
