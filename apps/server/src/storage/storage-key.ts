const segment = /^[a-z0-9_-][a-z0-9._-]*$/

/**
 * Lets a key of our own making through and nothing else: no `..`, no absolute path, no empty or hidden segment.
 * Keys never come from a request, so a bad one is a fault of the program.
 */
export function checkKey(key: string): string {
  if (key.length > 200 || !key.split('/').every((part) => segment.test(part) && !part.includes('..'))) {
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 200))}`)
  }
  return key
}
