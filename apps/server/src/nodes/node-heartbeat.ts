import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { App } from '../context.ts'
import { programVersion } from '../program-version.ts'
import { removeNode, storeNode } from './nodes.store.ts'

export const heartbeatMs = 10_000
const resolutionMs = 20

/** Records that this node runs, as long as it listens, for other nodes and the console. */
export function mountNodeHeartbeat(server: FastifyInstance, app: App): void {
  const id = uuid()
  const startedAt = new Date(app.now().getTime() - process.uptime() * 1000)
  let timer: NodeJS.Timeout | undefined
  let delay: ReturnType<typeof monitorEventLoopDelay> | undefined
  let beating: Promise<void> = Promise.resolve()

  async function beat(): Promise<void> {
    const longestMs = delay === undefined ? 0 : Math.max(0, delay.max / 1e6 - resolutionMs)
    delay?.reset()
    try {
      await storeNode(app.db, {
        id,
        host: hostname(),
        pid: process.pid,
        version: programVersion,
        node_version: process.versions.node,
        runs_jobs: app.env.WORKER !== 'false',
        started_at: startedAt,
        seen_at: app.now(),
        memory_bytes: process.memoryUsage.rss(),
        loop_delay_ms: longestMs,
      })
    } catch (error) {
      app.log.warn({ err: error }, 'the heartbeat of this node was not stored')
    }
  }

  server.addHook('onListen', async () => {
    delay = monitorEventLoopDelay({ resolution: resolutionMs })
    delay.enable()
    timer = setInterval(() => {
      beating = beat()
    }, heartbeatMs).unref()
    beating = beat()
    await beating
  })
  server.addHook('onClose', async () => {
    if (timer === undefined) return
    clearInterval(timer)
    delay?.disable()
    await beating
    await removeNode(app.db, id).catch((error: unknown) => app.log.warn({ err: error }, 'node not removed'))
  })
}
