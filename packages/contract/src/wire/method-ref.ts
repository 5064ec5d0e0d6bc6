import type { Method, MethodInput, MethodResult } from './method.ts'
import type { Services } from './declared-methods.ts'

/** Address of a call with the types of its input and output; holds no schema, so it adds nothing to the bundle. */
export interface MethodRef<I, O> {
  service: string
  method: string
  /** Carries the input type only. */
  accepts?: (input: I) => void
  /** Types a result that the server has already parsed with the declared output schema. */
  trust: (result: unknown) => O
}

type ServiceRefs<S> = {
  [K in keyof S]: S[K] extends Method ? MethodRef<MethodInput<S[K]>, MethodResult<S[K]>> : never
}

export type Api = { [K in keyof Services]: ServiceRefs<Services[K]> }

/**
 * Every call of the contract as `api.Service.Method`: a proxy typed by the contract. A name that is not declared does
 * not compile, and no zod reaches the browser.
 */
export const api: Api = new Proxy(Object.create(null), {
  get: (_target, service) => serviceProxy(String(service)),
})

function serviceProxy(service: string): unknown {
  return new Proxy(Object.create(null), {
    get: (_target, method) => ({ service, method: String(method), trust: (result: unknown) => result }),
  })
}

/** A call with its input, as `queries.one(...call)` accepts it. */
export type Call<I, O> = readonly [method: MethodRef<I, O>, input: I]

/**
 * Pairs a call with its input. Defaults stay out of the input, because the first data of a page are found by its text.
 */
export function call<I, O>(method: MethodRef<I, O>, input: I): Call<I, O> {
  return [method, input]
}
