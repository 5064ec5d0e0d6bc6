import type { MethodRef } from '@guangquan/contract/method-ref'

/** A call with its body, as `queries.one(...call)` takes it. */
export type Call<I, O> = readonly [method: MethodRef<I, O>, input: I]

/** A call of any method. */
export type AnyCall<O = unknown> = readonly [method: MethodRef<never, O>, input: unknown]

/** Names a call. Defaults stay out of its body: the first data of a page are found by the body's text. */
export function call<I, O>(method: MethodRef<I, O>, input: I): Call<I, O> {
  return [method, input]
}

/** The answers that a page was made with. */
export interface Answers {
  /** The answer to a call; null where it failed. */
  of: <O>(call: AnyCall<O>) => O | null
}
