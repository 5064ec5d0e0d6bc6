import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { pendingMigrations } from '../../db/pending-migrations.ts'
import { watchRoute } from '../limits/pressure.ts'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, the database is reachable, the schema is current
 * and the node is not draining.
 */
export function mountHealth(server: FastifyInstance, app: App): void {
  server.get('/healthz', { config: watchRoute }, () => ({ status: 'ok' }))
  server.get('/readyz', { config: watchRoute }, async (_request, reply) => {
    const problem = await readinessProblem(app)
    if (problem === null) return { status: 'ready' }
    return reply.status(503).header('retry-after', '2').send({ status: problem })
  })
}

async function readinessProblem(app: App): Promise<'draining' | 'database' | 'migrations' | null> {
  if (app.stopping.aborted) return 'draining'
  try {
    return (await pendingMigrations(app.db)).length > 0 ? 'migrations' : null
  } catch (error) {
    app.log.warn({ err: error }, 'not ready')
    return 'database'
  }
}
