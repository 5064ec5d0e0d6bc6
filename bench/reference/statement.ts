import * as z from 'zod'

/** One statement as a call sent it to PostgreSQL. */
export const Statement = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  /** Statements of the same call that were answered before this one was sent, by index. */
  after: z.array(z.int()),
  /** Contains the nonce of its request, which is valid only once. */
  hasNonce: z.boolean(),
})
export type Statement = z.output<typeof Statement>

/** Everything one request sent, in order. */
export const Recording = z.object({ path: z.string(), statements: z.array(Statement) })
export type Recording = z.output<typeof Recording>

/** How to reach PostgreSQL, from the driver's own settings. */
export const Connection = z.object({
  host: z.string(),
  port: z.int(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})
export type Connection = z.output<typeof Connection>

/** Placeholder for the nonce of the request in a value. */
export const nonceMark = '@nonce'
