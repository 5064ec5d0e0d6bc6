/**
 * Loaded before the server: while a file exists beside its data, acts earn nothing, as if there were no experience, coins
 * and medals. Their events are relayed to everybody else.
 */
import { existsSync } from 'node:fs'
import { root } from './root.ts'

const lookEveryMs = 50

interface Named {
  name: string
}

function isProgram(module: unknown): module is { subscriptions: Named[] } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'subscriptions' in module &&
    Array.isArray(module.subscriptions)
  )
}

/** Lets acts earn, or not. */
type Switch = (earns: boolean) => void

async function makeSwitch(): Promise<Switch> {
  // The very list that the server reads, not a copy of it.
  const program: unknown = await import(`${root}apps/server/dist/program.js`)
  if (!isProgram(program)) throw new Error('The program has no list of subscriptions.')
  const { subscriptions } = program
  const all = [...subscriptions]
  const others = all.filter(({ name }) => !/^(?:growth|achievement)\./.test(name))
  return (earns) => void subscriptions.splice(0, subscriptions.length, ...(earns ? all : others))
}

// Node loads this into the program that starts the server, too.
if (process.argv[1]?.endsWith('/tools/start.ts') === true) {
  const flag = `${process.env['DATA_DIR'] ?? ''}.no-growth`
  let switching: Promise<Switch> | undefined
  let earns = true
  setInterval(() => {
    if (existsSync(flag) !== earns) return
    earns = !earns
    const wanted = earns
    // Made when first used: the memory of an idle server is measured before.
    switching ??= makeSwitch()
    void switching.then((switchTo) => switchTo(wanted))
  }, lookEveryMs).unref()
}
