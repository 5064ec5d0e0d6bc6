import { parseArgs } from 'node:util'

/** Numbers of posts the benchmark supports. */
const sizes = [10_000, 1_000_000] as const

export interface Options {
  /** Numbers of posts, each in a database of its own. */
  sizes: number[]
  /** Lines in the ledgers of coins and experience; the number of posts if undefined. */
  ledger: number | undefined
  /** Minutes of the whole run, without filling databases; the cases share the rest. */
  minutes: number
  /** Measured seconds of each figure, over all rounds; null shares the minutes. */
  seconds: number | null
  /** Only parts whose name contains one of these. */
  only: string[]
  /** Sends a few requests of each case and measures nothing. */
  isTrial: boolean
  /** Whether to write a processor profile of each case. */
  profile: boolean
}

export const usage = `Usage: npm run bench -- [--size n] [--full] [--minutes n] [--seconds n] [--only names] [--profile] [--try]
  --size n      posts in the database (default 10000; any number works)
  --ledger n    movements of coins and lines of experience (default: as many as posts)
  --full        both sizes, 10000 and 1000000, side by side
  --minutes n   minutes of the run without filling databases (default 14, with --full 24), which all cases share
  --seconds n   measured seconds of each figure instead, however long the run becomes
  --only names  only the parts with one of these in their name, separated by commas: feed, wall, detail, like,
                reply, publish, redeem, page, console, upload, start, memory, bytes, browser
  --try         sends two requests of each case, says which are refused, and measures nothing
  --profile     writes a processor profile of each case to .cache/profiles; figures are worse then`

/** Parses the arguments. @throws with a message */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string' },
      ledger: { type: 'string' },
      full: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
      try: { type: 'boolean', default: false },
    },
  })
  const { only, profile, try: isTrial } = values
  const size = Math.round(positive('--size', values.size ?? String(sizes[0])))
  return {
    sizes: values.full ? [...sizes] : [size],
    ledger: values.ledger === undefined ? undefined : Math.round(positive('--ledger', values.ledger)),
    minutes: positive('--minutes', values.minutes ?? (values.full ? '24' : '14')),
    seconds: values.seconds === undefined ? null : positive('--seconds', values.seconds),
    only: only.split(','),
    profile,
    isTrial,
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a number above 0`)
  return value
}

/** Whether a part of the benchmark was asked for. */
export function isAskedFor({ only }: Options, part: string): boolean {
  return only.some((name) => part.includes(name))
}
