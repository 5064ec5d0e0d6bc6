/**
 * Loaded before the server: while a file exists beside its data, acts earn nothing, as if there were no experience, coins
 * and medals. Their events are relayed to everybody else.
 */
import { existsSync } from 'node:fs'
import * as z from 'zod'
import { root } from './root.ts'

const lookEveryMs = 50

interface Named {
  name: string
}

// The very list that the server reads, not a copy of it.
const Program = z.object({ subscriptions: z.custom<Named[]>(Array.isArray) })

// Node loads this into the program that starts the server, too.
if (process.argv[1]?.endsWith('/tools/start.ts') === true) {
  const { subscriptions } = Program.parse(await import(`${root}apps/server/src/program.ts`))
  const all = [...subscriptions]
  const others = all.filter(({ name }) => !/^(?:growth|achievement)\./.test(name))
  const flag = `${process.env['DATA_DIR'] ?? ''}.no-growth`
  setInterval(() => {
    const wanted = existsSync(flag) ? others : all
    if (wanted.length !== subscriptions.length) subscriptions.splice(0, subscriptions.length, ...wanted)
  }, lookEveryMs).unref()
}
