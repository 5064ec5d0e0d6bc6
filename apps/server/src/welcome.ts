import { demoPeople } from './demo/people.ts'
import { secretsFile, type Env } from './env.ts'

const accountsShown = 5

/** Printed at the terminal once the program is ready. */
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
  if (env.REHEARSAL)
    lines.push(`Rehearsal: every provider is simulated; what would have been sent: ${site}/dev/outbox`)
  if (env.isProduction && env.keysInFile.length > 0) lines.push(keysSentence(env))
  const account = env.isProduction ? 'invite-owner' : 'demo-owner'
  lines.push(`Console for staff: ${site}/console (an account: npm run operator -- ${account})`)
  lines.push('Stop with Ctrl-C.', '')
  return lines.join('\n')
}

/** Lost keys cannot be recreated, and nobody backs up keys they do not know about. */
export function keysSentence({ keysInFile, dataDir }: Pick<Env, 'keysInFile' | 'dataDir'>): string {
  const are = keysInFile.length === 1 ? 'is' : 'are'
  return (
    `${keysInFile.join(' and ')} ${are} not set and kept in ${secretsFile(dataDir)}: ` +
    'keep a copy apart from the backups of the database, and give other nodes the same'
  )
}
