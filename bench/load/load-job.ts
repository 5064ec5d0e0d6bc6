import * as z from 'zod'

/** A signed-in browser: its token, signing key and companion cookie. */
export const Person = z.object({
  userId: z.string(),
  token: z.string(),
  signKey: z.string(),
  cookie: z.string(),
})
export type Person = z.output<typeof Person>

/** A browser that is signed in to the console. */
export const StaffBrowser = z.object({ staffCookie: z.string() })
export type StaffBrowser = z.output<typeof StaffBrowser>

/** One request before it is signed. */
export const RequestTemplate = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  /** JSON text; `"@requestId"` in it is replaced by a new UUID each time. */
  body: z.string().default(''),
  /** Index of the calling person; null for a visitor. */
  person: z.int().nullable().default(null),
})
export type RequestTemplate = z.input<typeof RequestTemplate>

/** Input of one run of the generator. */
export const LoadJob = z.object({
  url: z.string(),
  productKey: z.string(),
  appKey: z.string(),
  people: z.array(z.union([Person, StaffBrowser])),
  /** Sent in this order, over and over. */
  shots: z.array(RequestTemplate),
  connections: z.int().min(1),
  seconds: z.number(),
  /** Requests to sign ahead over all connections; the load ends early when they are used up. */
  signed: z.int().min(1),
  /** False if signatures are not checked: signed requests are then reused. */
  fresh: z.boolean(),
  /** Sends each request once and ends with the last, however long that takes. */
  once: z.boolean().default(false),
})
export type LoadJob = z.input<typeof LoadJob>

/** Result of one run. */
export const LoadResult = z.object({
  /** Responses within the measured time. */
  responses: z.int(),
  /** How many of the requests may have been sent, in their order. */
  used: z.int(),
  seconds: z.number(),
  /** Of each response, in milliseconds. */
  latencies: z.array(z.number()),
  /** Responses by HTTP status. */
  statuses: z.record(z.string(), z.int()),
  bytes: z.number(),
  /** Connection errors and timeouts. */
  errors: z.int(),
  /** Processor seconds of the generator in the measured time. */
  cpuSeconds: z.number(),
})
export type LoadResult = z.output<typeof LoadResult>
