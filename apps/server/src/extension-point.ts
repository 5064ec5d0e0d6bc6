/** A value that a domain reads and domains above it give, through their manifests. */
export interface ExtensionPoint<T> {
  /** Done by `manifests.ts`, before anything is read; a test may put something else in its place. */
  provide: (value: T) => void
  /** @throws when nothing was given: a program that starts without `manifests.ts` */
  get: () => T
}

/**
 * Declares what a domain wants to know of domains above it, which it may not import. Read it inside functions, never
 * while modules load: by then it is filled, whatever was imported first.
 */
export function extensionPoint<T>(name: string): ExtensionPoint<T> {
  let given: { value: T } | undefined
  return {
    provide: (value) => {
      given = { value }
    },
    get: () => {
      if (given === undefined) throw new Error(`nothing was provided for the extension point ${name}`)
      return given.value
    },
  }
}
