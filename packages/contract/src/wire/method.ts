import * as z from 'zod'
import type { AdjustableRate } from '../site/adjustable-limits.ts'
import type { ErrorName } from './errors.ts'
import type { StaffAccess } from './staff-access.ts'

/**
 * Who may call: `public` needs no session, `member` a live session, `staff(…)` a role. `console` needs no session and
 * is on the console's path, for signing in there.
 */
export type Access = 'public' | 'member' | 'console' | StaffAccess

/**
 * Rate-limit classes. Their figures are in the server's `http/limits/limit-windows.ts`; a method only names its class.
 */
export type LimitClass = 'none' | 'read' | 'signIn' | 'consoleSignIn' | 'exist' | AdjustableRate

export interface MethodSpec<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorName> {
  /** A Chinese sentence that says what the call does; the summary in the OpenAPI document. */
  summary: string
  access: A
  input: I
  output: O
  /** The only business errors with which a handler may `fail()`. */
  errors: readonly E[]
  /** Rate class in addition to the general one; default `none`. */
  limit?: LimitClass
  /** A write: accepts `requestId` and returns the stored response to a retry for 24 h. */
  write?: boolean
  /**
   * Changes nothing and returns nothing that works only once, so that repeating the request gains nothing: its nonce
   * counts once per node and costs no statement.
   */
  read?: boolean
  /**
   * Others read what it writes, so it is refused while the member is muted; with names of input fields, only if one of
   * them has a value.
   */
  closedToMuted?: boolean | readonly string[]
  /** Largest body in KiB; default 256. */
  maxKiB?: number
  /** Maximum age in seconds of a response shared by all visitors; members always get a fresh one. Default 0. */
  visitorCacheSeconds?: number
  /**
   * Accepts a superseded token after its 60 s of grace, so that the handler can detect that it was copied. Only for
   * renewing a session.
   */
  admitsSupersededToken?: boolean
  /** Success ends the caller's session: the browser is told to clear cookie, cache and storage. */
  endsSession?: boolean
}

/** A declared method with its address. */
export interface Method<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  E extends ErrorName = ErrorName,
> extends Required<MethodSpec<A, I, O, E>> {
  service: string
  name: string
}

export type MethodInput<M> = M extends { input: infer I extends z.ZodType } ? z.input<I> : never
export type MethodParsed<M> = M extends { input: infer I extends z.ZodType } ? z.output<I> : never
export type MethodOutput<M> = M extends { output: infer O extends z.ZodType } ? z.input<O> : never
/** The result for a caller; `MethodOutput` is what a handler may return, without defaults. */
export type MethodResult<M> = M extends { output: infer O extends z.ZodType } ? z.output<O> : never
export type MethodErrors<M> = M extends { errors: readonly (infer E extends ErrorName)[] } ? E : never

/** Declares one call. Unknown keys do not compile, because the argument is a fresh literal. */
export function method<
  const A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  const E extends ErrorName,
>(spec: MethodSpec<A, I, O, E>): Method<A, I, O, E> {
  return {
    limit: 'none',
    write: false,
    read: false,
    closedToMuted: false,
    maxKiB: 256,
    visitorCacheSeconds: 0,
    admitsSupersededToken: false,
    endsSession: false,
    ...spec,
    service: '',
    name: '',
  }
}

/** Groups methods under a Service, spelled exactly as in its address. */
export function service<const M extends Record<string, Method>>(name: string, methods: M): M {
  for (const [key, declared] of Object.entries(methods)) {
    declared.service = name
    declared.name = key
  }
  return methods
}

export function isOfConsole({ access }: Pick<Method, 'access'>): boolean {
  return access !== 'public' && access !== 'member'
}

/** The address of a method. Calls of staff have a path of their own, which an installation can close to the outside. */
export function callPath(
  { service, name, access }: Pick<Method, 'service' | 'name' | 'access'>,
  productKey: string,
): string {
  const area = isOfConsole({ access }) ? 'console' : 'services'
  return `/api/${area}/${productKey}/${service}/${name}`
}

/** The input of a method. Unknown keys are refused, which prevents mass assignment. */
export function body<S extends z.ZodRawShape>(shape: S): z.ZodObject<S, z.core.$strict> {
  return z.strictObject(shape)
}

/** The input of a write: as `body`, with a UUID from the client that makes retries idempotent. */
export function writeBody<S extends z.ZodRawShape>(
  shape: S,
): z.ZodObject<S & { requestId: z.ZodOptional<z.ZodUUID> }, z.core.$strict> {
  return z.strictObject({ ...shape, requestId: z.uuid().optional() })
}
