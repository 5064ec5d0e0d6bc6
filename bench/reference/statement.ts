import * as z from 'zod'

/** One statement as a call sent it to PostgreSQL. */
export const Statement = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  /** Statements of the same call that had been answered before this one left, by index. */
  after: z.array(z.int()),
  /** Holds the nonce of its request, which counts only once. */
  hasNonce: z.boolean(),
})
export type Statement = z.output<typeof Statement>

/** Everything one request sent, in the order it left. */
export const Recording = z.object({ path: z.string(), statements: z.array(Statement) })
export type Recording = z.output<typeof Recording>

/** How PostgreSQL is reached, as its driver was told. */
export const Connection = z.object({
  host: z.string(),
  port: z.int(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})
export type Connection = z.output<typeof Connection>

/** Stands in a value for the nonce of the request. */
export const nonceMark = '@nonce'
