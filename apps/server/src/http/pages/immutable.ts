const immutable = new WeakSet<object>()

/**
 * Marks a cached value that is sent many times as immutable, so that its JSON is written once. It is deeply frozen, so
 * that the JSON stays true.
 */
export function makeImmutable<T extends object>(value: T): T {
  freeze(value)
  immutable.add(value)
  return value
}

export function isImmutable(value: object): boolean {
  return immutable.has(value)
}

const extensions = new WeakMap<object, Extension>()

/** The two parts of an extended value; they share no field. */
export interface Extension {
  base: object
  more: object
}

/**
 * An immutable value with further fields that differ per viewer: the JSON of the immutable part is still written once.
 * The result must not be changed.
 */
export function extendImmutable<B extends object, M extends object>(base: B, more: M): B & M {
  const whole = { ...base, ...more }
  if (isImmutable(base) && !Object.keys(more).some((key) => key in base)) {
    extensions.set(whole, { base, more })
  }
  return whole
}

export function extensionOf(value: object): Extension | undefined {
  return extensions.get(value)
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
