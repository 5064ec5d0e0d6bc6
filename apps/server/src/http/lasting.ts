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

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
