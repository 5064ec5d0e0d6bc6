import * as z from 'zod'

/** One statement as a call sent it to PostgreSQL. */
export const Statement = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  /** Statements of the same call that were completed before this one was sent, by index. */
  after: z.array(z.int()),
  /** Which of the call's connections it was sent on, by their first use. */
  client: z.int(),
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

/** The calls of a case for the replay. */
export const Plan = z.object({
  calls: z.array(z.array(Statement)),
  /** Values for `@subject`, used in turn. */
  subjects: z.array(z.string()),
})
export type Plan = z.output<typeof Plan>
