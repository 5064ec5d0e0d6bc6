const segment = /^[a-z0-9_-][a-z0-9._-]*$/

/**
 * Accepts only keys of our own format: no `..`, no absolute path, no empty or hidden segment. Keys never come from a
 * request, so an invalid one is a bug.
 */
export function checkKey(key: string): string {
  if (key.length > 200 || !key.split('/').every((part) => segment.test(part) && !part.includes('..'))) {
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 200))}`)
  }
  return key
}
