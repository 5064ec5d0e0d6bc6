import type { MethodRef } from '@guangquan/contract/wire/method-ref'

/** A call of any method. */
export type AnyCall<O = unknown> = readonly [method: MethodRef<never, O>, input: unknown]

/** The responses that a page was made with. */
export interface Responses {
  /** The response to a call; null where it failed. */
  of: <O>(call: AnyCall<O>) => O | null
}
