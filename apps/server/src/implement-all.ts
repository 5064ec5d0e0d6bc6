import { declaredMethods, services, type Method } from '@guangquan/contract'
import { implementPart, type Implementation } from './http/calls/implement.ts'
import type { Manifest } from './manifest.ts'

/**
 * Binds every declared method to its handler in the manifests.
 * @throws when a method has no handler, or two: the program does not start
 */
export function implementAll(manifests: readonly Manifest[]): Implementation[] {
  const implementations = manifests.flatMap(({ handlers = {} }) =>
    Object.entries(services).flatMap(([service, methods]) => {
      const own = Object.entries(handlers).find(([name]) => name === service)?.[1]
      return own === undefined ? [] : implementPart(methods, own)
    }),
  )
  const handled = new Set<Method>()
  for (const { method } of implementations) {
    if (handled.has(method)) throw new Error(`${nameOf(method)} has two handlers`)
    handled.add(method)
  }
  const missing = declaredMethods.filter((method) => !handled.has(method))
  if (missing.length > 0) throw new Error(`no domain handles ${missing.map(nameOf).join(', ')}`)
  return implementations
}

const nameOf = (method: Method) => `${method.service}/${method.name}`
