import type { Method, MethodInput, MethodResult, Services } from '@guangquan/contract'

/** Address of a call with the types of its body and answer; holds no schema, so it costs nothing to ship. */
export interface MethodRef<I, O> {
  service: string
  method: string
  /** Only for the types: what the body must be. */
  accepts?: (input: I) => void
  /** Types an answer. The server has already put it through the declared output schema. */
  trust: (result: unknown) => O
}

type ServiceRefs<S> = {
  [K in keyof S]: S[K] extends Method ? MethodRef<MethodInput<S[K]>, MethodResult<S[K]>> : never
}

export type Api = { [K in keyof Services]: ServiceRefs<Services[K]> }

/**
 * Every call of the contract as `api.Service.Method`. Built by proxy from the contract's types alone: a name the
 * contract does not declare does not compile, and no zod reaches the browser.
 */
export const api: Api = new Proxy(Object.create(null), {
  get: (_target, service) => serviceProxy(String(service)),
})

function serviceProxy(service: string): unknown {
  return new Proxy(Object.create(null), {
    get: (_target, method) => ({ service, method: String(method), trust: (result: unknown) => result }),
  })
}
