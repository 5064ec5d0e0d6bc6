import type { Case } from '../cases/case.ts'
import type { Site } from '../site.ts'
import type { Cleanup } from '../cleanup.ts'
import { startRecorder } from './record-calls.ts'
import { startReference, type Reference } from './start-reference.ts'
import type { Statement } from './statement.ts'

/** A program that replays what some cases send to one site's database. */
export interface Replays {
  program: Reference | null
  /** Statements of one call of a case. */
  statements: Map<Case, Statement[]>
}

const recordedCalls = 24
/** As many connections as one of our nodes has. */
const poolSize = 20

/** Records what the calls of cases send, and starts the program that replays it. */
export async function planReplays(stops: Cleanup, site: Site, cases: readonly Case[]): Promise<Replays> {
  const statements = new Map<Case, Statement[]>()
  const requested = cases.filter((one) => one.references.includes('sql'))
  if (requested.length === 0) return { program: null, statements }
  const recorder = await startRecorder(stops, site.members, site.server.dataDir)
  const plans: Record<string, Statement[][]> = {}
  for (const one of requested) {
    const shots = one.requests(site)
    if (shots.length === 0) continue
    const calls = await recorder.record(shots.slice(0, recordedCalls))
    statements.set(one, calls[0] ?? [])
    plans[replayPath(one, 'sql')] = calls
    plans[replayPath(one, 'sqlUnsigned')] = calls.map(withoutNonce)
  }
  const connection = recorder.connection()
  await recorder.stop()
  const program = await startReference(stops, 'replay.ts', { connection, connections: poolSize, plans })
  return { program, statements }
}

/** Path of a case's replay. */
export function replayPath(one: Case, kind: 'sql' | 'sqlUnsigned'): string {
  return `/${kind}/${one.name.replaceAll(/\W+/g, '-')}`
}

/** A call's statements without the one that stores the nonce; statements that waited for it wait for nothing. */
export function withoutNonce(statements: readonly Statement[]): Statement[] {
  const stored = statements.flatMap((one, index) => (one.hasNonce ? [] : [index]))
  return statements.flatMap((one) => {
    if (one.hasNonce) return []
    const after = one.after.flatMap((index) => (stored.includes(index) ? [stored.indexOf(index)] : []))
    return [{ ...one, after }]
  })
}
