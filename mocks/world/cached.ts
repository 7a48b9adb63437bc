/**
 * Returns the cached value of a key, or makes and caches it. Keeps up to `max` values and drops the oldest
 * first. Never caches null.
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
