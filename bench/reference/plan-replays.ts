import type { Case } from '../cases/case.ts'
import type { Site } from '../site.ts'
import type { Cleanup } from '../cleanup.ts'
import { startRecorder } from './record-calls.ts'
import { startReference, type Reference } from './start-reference.ts'
import type { Plan, Statement } from './statement.ts'

/** A program that replays the statements of some cases on one site's database. */
export interface Replays {
  program: Reference | null
  /** Statements of one call of a case. */
  statements: Map<Case, Statement[]>
}

const recordedCalls = 24
/** As many connections as one of our nodes has. */
const poolSize = 20

/**
 * Records the statements of the calls of cases, and starts the program that replays them.
 * @param failing called with a case whose calls cannot be recorded
 */
export async function planReplays(
  stops: Cleanup,
  site: Site,
  cases: readonly Case[],
  failing: (name: string) => (error: unknown) => void,
): Promise<Replays> {
  const statements = new Map<Case, Statement[]>()
  const requested = cases.filter((one) => one.references.includes('sql'))
  if (requested.length === 0) return { program: null, statements }
  const recorder = await startRecorder(stops, site.members, site.server.dataDir)
  const plans: Record<string, Plan> = {}
  for (const one of requested) {
    const shots = one.requests(site)
    if (shots.length === 0) continue
    const subjects = one.subjects?.(site) ?? []
    // A write that was made already does less: others are recorded.
    const isWrite = one.isWrite === true
    const count = isWrite ? Math.min(recordedCalls, Math.floor(shots.length / 2)) : recordedCalls
    const first = shots.slice(0, count)
    const recorded = isWrite ? shots.slice(count, 2 * count) : first
    await recorder.record(first, recorded, subjects).then((calls) => {
      // Responses from memory have nothing to compare with.
      if (calls.every((call) => call.length === 0)) return
      statements.set(one, calls[0] ?? [])
      plans[replayPath(one)] = { calls, subjects }
    }, failing(one.name))
  }
  const connection = recorder.connection()
  await recorder.stop()
  const program = await startReference(stops, 'replay.ts', { connection, connections: poolSize, plans })
  return { program, statements }
}

/** Path of a case's replay. */
export function replayPath(one: Case): string {
  return `/sql/${one.name.replaceAll(/\W+/g, '-')}`
}
