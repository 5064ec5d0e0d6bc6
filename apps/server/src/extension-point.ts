/** A value that a domain reads and domains above it provide, through their manifests. */
export interface ExtensionPoint<T> {
  /** Called by `manifests.ts` before anything is read; a test may set something else. */
  provide: (value: T) => void
  /** @throws when nothing was provided: the program was started without `manifests.ts` */
  get: () => T
}

/**
 * Declares what a domain needs from domains above it, which it may not import. Read it inside functions, never while
 * modules load: by then it is set, whatever was imported first.
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
