type Filter = (body: unknown) => unknown;

let filter: Filter | null = null;

export function setResponseFilter(next: Filter): void {
  filter = next;
}

export function filterResponse(body: unknown): unknown {
  return filter ? filter(body) : body;
}
