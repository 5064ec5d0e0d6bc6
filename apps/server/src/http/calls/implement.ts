import type { Access, Method, MethodOutput, MethodParsed, StaffAccess } from '@guangquan/contract'
import type { Ctx, MemberCtx, StaffCtx } from '../../context.ts'
import type { CommittedResponse, OnceCtx } from './once-ctx.ts'

type CtxFor<A extends Access> = A extends 'member' ? MemberCtx : A extends StaffAccess ? StaffCtx : Ctx

/** Handler of one declared method: receives the parsed body, returns what the output schema accepts. */
export type Handler<M extends Method> = (
  ctx: CtxFor<M['access']>,
  input: MethodParsed<M>,
) => Promise<MethodOutput<M>>

/** Handler of a write that opens its transaction itself; see `OnceCtx` for the reasons. */
export interface SteppedWrite<M extends Method> {
  opensTransaction: (
    ctx: OnceCtx<MethodOutput<M>, CtxFor<M['access']>>,
    input: MethodParsed<M>,
  ) => Promise<CommittedResponse>
}

/** Handlers of a whole Service. */
export type HandlersOf<S extends Record<string, Method>> = {
  [K in keyof S]: Handler<S[K]> | SteppedWrite<S[K]>
}

/** One method with its handler, for the dispatcher. */
export interface Implementation {
  method: Method
  /** Whether `run` takes an `OnceCtx`; all other writes of members and staff run inside their transaction. */
  opensTransaction: boolean
  // Declared as a method, so that its parameters may be narrower than the gate has checked.
  run(ctx: Ctx, input: unknown): Promise<unknown>
}

/** Binds a Service's methods to handlers. A missing or extra handler does not compile. */
export function implement<S extends Record<string, Method>>(
  service: S,
  handlers: HandlersOf<S>,
): Implementation[] {
  return implementPart(service, handlers)
}

type Run = Implementation['run']

/** Binds those methods of a Service that have handlers here. */
export function implementPart(
  service: Record<string, Method>,
  handlers: Record<string, Run | { opensTransaction: Run }>,
): Implementation[] {
  return Object.entries(handlers).map(([name, handler]) => {
    const method = service[name]
    if (method === undefined) throw new Error(`handler ${name} has no declared method`)
    if (typeof method.access !== 'string' && method.access.roles.length === 0)
      throw new Error(`${name} is for staff and names no role`)
    if (typeof handler === 'function') return { method, opensTransaction: false, run: handler }
    if (!hasStoredResponse(method)) throw new Error(`${name} is no write of a member or of staff`)
    return { method, opensTransaction: true, run: handler.opensTransaction }
  })
}

/**
 * Whether responses are stored by caller and requestId, in the transaction of the write. Visitors have no id: their
 * three writes keep a receipt (`domains/account/visitor-receipt.ts`).
 */
export function hasStoredResponse(method: Method): boolean {
  return method.write && method.access !== 'public' && method.access !== 'console'
}
