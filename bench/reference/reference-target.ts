import { request } from 'node:http'
import type { Case, ReferenceKind } from '../cases/case.ts'
import type { RequestTemplate } from '../load/load-job.ts'
import { signRequest } from '../load/sign-request.ts'
import type { Target } from '../measure/run-rounds.ts'
import type { Caller } from '../people/call.ts'
import type { Site } from '../site.ts'
import type { Cleanup } from '../cleanup.ts'
import { replayPath, type Replays } from './plan-replays.ts'
import { startReference } from './start-reference.ts'

/** A reference, under the same load from the same generator with the same headers. */
export interface ReferenceTarget {
  kind: ReferenceKind
  target: Target
  stop: () => Promise<void>
}

/** The reference of a kind for a case on a site. */
export async function referenceTarget(
  stops: Cleanup,
  site: Site,
  one: Case,
  kind: ReferenceKind,
  replays: Replays,
): Promise<ReferenceTarget | null> {
  const shots = one.requests(site)
  const [shot] = shots
  if (shot === undefined) return null
  const shared = { name: `${one.name}: ${kind}`, checksNonces: false }
  if (kind === 'plain') {
    const body = await readResponse(site.members, shot)
    const plain = await startReference(stops, 'plain-http.ts', { [shot.path]: body.toString('base64') })
    const caller = { ...site.members, url: plain.url }
    const target = { ...shared, caller, shots, readCpu: plain.readCpu, readDatabaseCpu: () => null }
    return { kind, target, stop: plain.stop }
  }
  if (replays.program === null || !replays.statements.has(one)) return null
  const { url, readCpu } = replays.program
  const path = replayPath(one)
  const target = {
    ...shared,
    caller: { ...site.members, url },
    shots: shots.map((each) => ({ ...each, path })),
    readCpu,
    readDatabaseCpu: site.readDatabaseCpu,
  }
  return { kind, target, stop: async () => undefined }
}

/** The exact bytes of the response to a request, compressed if they are. */
async function readResponse(caller: Caller, shot: RequestTemplate): Promise<Buffer> {
  const { method, path, headers, body } = signRequest(caller, shot)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const sending = request(caller.url + path, { method, headers }, (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () => resolve(Buffer.concat(parts)))
    response.on('error', reject)
  })
  sending.on('error', reject)
  sending.end(body)
  return promise
}
