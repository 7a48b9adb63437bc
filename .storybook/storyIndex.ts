// Storybook's own list of its stories.

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const isEntry = (value: unknown): value is IndexEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'type' in value;

/**
 * All stories in the sidebar's order.
 * @throws if Storybook doesn't serve its list, as in a test
 */
export async function fetchStories(): Promise<IndexEntry[]> {
  const response = await fetch('index.json');
  if (!response.ok) throw new Error(`Storybook answers ${response.status} for its list of stories`);
  const index: unknown = await response.json();
  const entries = typeof index === 'object' && index !== null ? Reflect.get(index, 'entries') : null;
  return Object.values((entries ?? {}) as object)
    .filter(isEntry)
    .filter(({ type }) => type === 'story');
}
