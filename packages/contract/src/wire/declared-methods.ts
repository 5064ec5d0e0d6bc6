import type { Method } from './method.ts'
import * as services from '../services.gen.ts'

/** By their names; the namespace of a module, since its type is written down by reference however many there are. */
export type Services = typeof services

/** Every call of every Service. */
export const declaredMethods: readonly Method[] = Object.values(services).flatMap((methods) =>
  Object.values<Method>(methods),
)
