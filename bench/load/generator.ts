import autocannon, { type Client } from 'autocannon'
import { LoadJob, type LoadResult } from './load-job.ts'
import { signRequest } from './sign-request.ts'

// A separate process, so that sending requests and serving them never wait for each other. It performs one job after
// another, and signs everything of a job before it reports ready: only sending and receiving are measured.

// The server closes a connection after 1,000 requests, which autocannon would count as a lost response.
const requestsPerConnection = 990

// Requests sent before the order to stop takes effect must be signed too.
const reserve = 250

type ParsedJob = ReturnType<typeof LoadJob.parse>

interface Clients {
  setUp: (client: Client) => void
  /** Whether this connection has few signed requests left. */
  isShort: (client: Client) => boolean
  usedUp: () => boolean
  /** How many of the job's requests were sent or skipped. */
  used: () => number
}

function signAhead(job: ParsedJob): Clients {
  const spare = job.fresh && !job.once ? reserve : 0
  const perClient = Math.ceil(job.signed / job.connections) + spare
  const lists = Array.from({ length: job.connections }, (_, connection) =>
    Array.from({ length: perClient }, (_each, index) => {
      const shot = job.shots[(index * job.connections + connection) % job.shots.length]
      if (shot === undefined) throw new Error('nothing to send')
      return signRequest(job, shot)
    }),
  )
  const clients: Client[] = []
  return {
    setUp: (client) => {
      client.setRequests(lists[clients.length] ?? [])
      clients.push(client)
    },
    isShort: (client) => spare > 0 && client.reqsMade > perClient - reserve,
    usedUp: () => job.fresh && clients.some((client) => client.reqsMade > perClient),
    used: () => job.connections * Math.max(0, ...clients.map((client) => client.reqsMade)),
  }
}

async function run(job: ParsedJob, clients: Clients): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  let bytes = 0
  let errors = 0
  const cpu = process.cpuUsage()
  const begin = performance.now()
  let end = begin
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url: job.url,
        connections: job.connections,
        duration: job.seconds,
        ...(job.once ? { amount: job.signed } : {}),
        sampleInt: 20,
        reconnectRate: requestsPerConnection,
        timeout: 30,
        setupClient: clients.setUp,
      },
      (error) => (error === null ? resolve() : reject(error)),
    )
    instance.on('response', (client: Client, status: number, size: number, latency: number) => {
      latencies.push(latency)
      statuses[status] = (statuses[status] ?? 0) + 1
      bytes += size
      end = performance.now()
      if (clients.isShort(client)) instance.stop()
    })
    instance.on('reqError', () => (errors += 1))
  })
  if (clients.usedUp()) throw new Error('more requests were sent than signed: the run is void')
  const { user, system } = process.cpuUsage(cpu)
  return {
    responses: latencies.length,
    used: clients.used(),
    seconds: (end - begin) / 1000,
    latencies,
    statuses,
    bytes,
    errors,
    cpuSeconds: (user + system) / 1e6,
  }
}

let ready: (() => Promise<LoadResult>) | undefined

process.on('message', (message) => {
  if (ready === undefined) {
    const job = LoadJob.parse(message)
    const clients = signAhead(job)
    ready = () => run(job, clients)
    process.send?.('ready')
    return
  }
  const load = ready
  ready = undefined
  load().then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))
