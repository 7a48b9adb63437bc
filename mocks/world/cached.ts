/**
 * The value of a key. Makes it on first use, and keeps up to `max` values: the oldest is dropped first. Null
 * isn't kept.
 */
export function cached<Key, Value>(values: Map<Key, Value>, max: number, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (value === null) return value;
  const [oldest] = values.keys();
  if (values.size >= max && oldest !== undefined) values.delete(oldest);
  values.set(key, value);
  return value;
}
