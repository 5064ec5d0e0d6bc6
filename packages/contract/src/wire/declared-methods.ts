import type { Method } from './method.ts'
import * as services from '../services.gen.ts'

/**
 * By name. The type is the namespace of a module, because that is written to declaration files by reference, however
 * many there are.
 */
export type Services = typeof services

/** Every call of every Service. */
export const declaredMethods: readonly Method[] = Object.values(services).flatMap((methods) =>
  Object.values<Method>(methods),
)
