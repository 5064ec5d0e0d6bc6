import type { Access, Method, MethodOutput, MethodParsed } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../context.ts'

type CtxFor<A extends Access> = A extends 'member' ? MemberCtx : Ctx

/** Handler of one declared method: gets the parsed body, returns what the output schema accepts. */
export type Handler<M extends Method> = (
  ctx: CtxFor<M['access']>,
  input: MethodParsed<M>,
) => Promise<MethodOutput<M>>

/** Handlers of a whole Service. */
export type HandlersOf<S extends Record<string, Method>> = { [K in keyof S]: Handler<S[K]> }

/** One method with the function that answers it, as the dispatcher holds it. */
export interface Implementation {
  method: Method
  // Written as a method: its parameters may be narrower, which the gate has proved before it calls.
  run(ctx: Ctx, input: unknown): Promise<unknown>
}

/** Binds a Service's methods to handlers. A missing or extra handler does not compile. */
export function implement<S extends Record<string, Method>>(
  service: S,
  handlers: HandlersOf<S>,
): Implementation[] {
  return Object.entries<Implementation['run']>(handlers).map(([name, run]) => {
    const method = service[name]
    if (method === undefined) throw new Error(`handler ${name} has no declared method`)
    return { method, run }
  })
}
