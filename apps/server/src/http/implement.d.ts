import type { Access, Method, MethodOutput, MethodParsed, StaffAccess } from '@guangquan/contract';
import type { Ctx, MemberCtx, StaffCtx } from '../context.ts';
import type { Answered, OnceCtx } from './once-ctx.ts';
type CtxFor<A extends Access> = A extends 'member' ? MemberCtx : A extends StaffAccess ? StaffCtx : Ctx;
/** Handler of one declared method: receives the parsed body, returns what the output schema accepts. */
export type Handler<M extends Method> = (ctx: CtxFor<M['access']>, input: MethodParsed<M>) => Promise<MethodOutput<M>>;
/** Handler of a write that opens its transaction itself; see `OnceCtx` for the reasons. */
export interface SteppedWrite<M extends Method> {
    opensTransaction: (ctx: OnceCtx<MethodOutput<M>, CtxFor<M['access']>>, input: MethodParsed<M>) => Promise<Answered>;
}
/** Handlers of a whole Service. */
export type HandlersOf<S extends Record<string, Method>> = {
    [K in keyof S]: Handler<S[K]> | SteppedWrite<S[K]>;
};
/** One method with its handler, for the dispatcher. */
export interface Implementation {
    method: Method;
    /** `run` takes an `OnceCtx`; all other writes of members and staff run inside their transaction. */
    opensTransaction: boolean;
    run(ctx: Ctx, input: unknown): Promise<unknown>;
}
/** Binds a Service's methods to handlers. A missing or extra handler does not compile. */
export declare function implement<S extends Record<string, Method>>(service: S, handlers: HandlersOf<S>): Implementation[];
type Run = Implementation['run'];
/** Binds those methods of a Service that have handlers here. */
export declare function implementPart(service: Record<string, Method>, handlers: Record<string, Run | {
    opensTransaction: Run;
}>): Implementation[];
/**
 * Whether responses are stored by caller and requestId, in the transaction of the write. Visitors have no id: their
 * three writes keep a receipt (`domains/account/visitor-receipt.ts`).
 */
export declare function isRememberedWrite(method: Method): boolean;
export {};
