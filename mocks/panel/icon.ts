const svgNamespace = 'http://www.w3.org/2000/svg';

const paths = {
  flask: 'M9 3h6M10 3v6L4.6 18.2A2 2 0 0 0 6.3 21h11.4a2 2 0 0 0 1.7-2.8L14 9V3M7.5 15h9',
  close: 'M6 6l12 12M18 6L6 18',
  dock: 'M4 5h16v14H4zM4 14h16',
  tall: 'M12 3v18M7 8l5-5 5 5M7 16l5 5 5-5',
  theme: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  hide: 'M3 3l18 18M10.6 6.1A9.7 9.7 0 0 1 12 6c5 0 8.5 4 9.5 6a15 15 0 0 1-2.6 3.4M6.4 7.6A14.6 14.6 0 0 0 2.5 12c1 2 4.5 6 9.5 6a9.6 9.6 0 0 0 4.2-1',
  reload: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
} as const;

export type IconName = keyof typeof paths;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}
