import { isMockParameter } from '../scenarios/links.ts';

export function currentPath(): { path: string; hash: string } {
  const query = new URLSearchParams(location.search);
  for (const name of Array.from(query.keys())) if (isMockParameter(name)) query.delete(name);
  const search = query.toString();
  return { path: search === '' ? location.pathname : `${location.pathname}?${search}`, hash: location.hash };
}
