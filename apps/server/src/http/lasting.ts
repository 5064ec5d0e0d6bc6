const lasting = new WeakSet<object>()

/**
 * Marks a value that is kept and answered many times as one that never changes, so that its JSON is written once.
 * It is frozen through and through: what was written stays true.
 */
export function makeLasting<T extends object>(value: T): T {
  freeze(value)
  lasting.add(value)
  return value
}

export function isLasting(value: object): boolean {
  return lasting.has(value)
}

const extensions = new WeakMap<object, Extension>()

/** What a value was put together from; no field is in both. */
export interface Extension {
  base: object
  more: object
}

/**
 * A lasting value with some fields more, different for everybody who looks at it: the JSON of all the others is still
 * written once. The answer is not to be changed.
 */
export function extendLasting<B extends object, M extends object>(base: B, more: M): B & M {
  const whole = { ...base, ...more }
  if (isLasting(base) && !Object.keys(more).some((key) => key in base)) {
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
