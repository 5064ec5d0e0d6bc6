/** A record with the same keys and other values. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  valueOf: (value: V, key: K) => W,
): Record<K, W>
export function mapValues(
  record: Readonly<Record<string, unknown>>,
  valueOf: (value: unknown, key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, valueOf(value, key)]))
}
