import { demoPeople } from './demo/people.ts'
import type { Env } from './env.ts'

const accountsShown = 5

/** What the person at the terminal reads once the program is ready. */
export function welcome(env: Env, address: string): string {
  const site = env.BASE_URL ?? address
  const lines = ['', `Guangquan is ready: ${site}`]
  if (site !== address) lines.push(`Listening on ${address}`)
  if (!env.isProduction) {
    if (env.DEMO !== 'off') {
      const people = demoPeople.slice(0, accountsShown).map((one) => `${one.phone} ${one.nickName}`)
      lines.push(`Demonstration accounts (sign in by phone): ${people.join(', ')}`)
    }
    lines.push(`Sign-in codes: ${site}/dev/outbox`)
  }
  const account = env.isProduction ? 'invite-owner' : 'demo-owner'
  lines.push(`Console for staff: ${site}/console (an account: npm run operator -- ${account})`)
  lines.push('Stop with Ctrl-C.', '')
  return lines.join('\n')
}
