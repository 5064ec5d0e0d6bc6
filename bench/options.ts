import { parseArgs } from 'node:util'

/** Numbers of posts the benchmark supports. */
const sizes = [10_000, 1_000_000] as const

export interface Options {
  /** Numbers of posts, each in a database of its own. */
  sizes: number[]
  /** Measured seconds of each figure, over all rounds. */
  seconds: number
  /** Only cases whose name contains this. */
  only: string
}

export const usage = `Usage: npm run bench -- [--size n] [--full] [--seconds n] [--only name]
  --size n      posts in the database (default 10000; any number works)
  --full        both sizes, 10000 and 1000000, side by side
  --seconds n   measured seconds of each figure (default 6)
  --only name   only the parts with this in their name: feed, wall, detail, like, reply, publish, page,
                upload, start, memory, bytes, browser`

/** Parses the arguments. @throws with a message */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string' },
      full: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '6' },
      only: { type: 'string', default: '' },
    },
  })
  const seconds = positive('--seconds', values.seconds)
  if (values.full) return { sizes: [...sizes], seconds, only: values.only }
  return {
    sizes: [Math.round(positive('--size', values.size ?? String(sizes[0])))],
    seconds,
    only: values.only,
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a number above 0`)
  return value
}
