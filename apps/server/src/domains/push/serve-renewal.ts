import { reachLimits } from '@guangquan/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { usableEndpoint } from '../../delivery/push/send-push.ts'
import { endpointHash, sealTarget } from './device.store.ts'
import { isPoint } from './subscribe.ts'

const Renewal = z.object({
  oldEndpoint: z.string().max(reachLimits.endpoint),
  endpoint: z.string().max(reachLimits.endpoint),
  keys: z.object({ p256dh: z.string().refine(isPoint), auth: z.string().regex(/^[\w-]{22}$/) }),
})

/**
 * `POST /push/renew`, by the service worker of a browser to which its push service gave another address. It has no
 * session: the former address, which only that browser and its service know, identifies the browser. The response does
 * not tell whether it was known.
 */
export function mountRenewal(server: FastifyInstance, app: App): void {
  server.post('/push/renew', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    const { data } = Renewal.safeParse(request.body)
    if (data === undefined || usableEndpoint(data.endpoint, app.env.PUSH_SIMULATOR) === null)
      return reply.code(400).send()
    await renew(app, data)
    return reply.code(204).send()
  })
}

async function renew(app: App, { oldEndpoint, endpoint, keys }: z.output<typeof Renewal>): Promise<void> {
  const row = await app.db
    .selectFrom('push_device')
    .where('endpoint_hash', '=', endpointHash(oldEndpoint))
    .select('id')
    .executeTakeFirst()
  if (row === undefined) return
  await app.db
    .updateTable('push_device')
    .set({
      endpoint_hash: endpointHash(endpoint),
      content_cipher: sealTarget(app.env, row.id, { endpoint, ...keys }),
      failures: 0,
    })
    .where('id', '=', row.id)
    // The page may have sent it already.
    .where(sql<SqlBool>`not exists (select from push_device other
      where other.endpoint_hash = ${endpointHash(endpoint)})`)
    .execute()
}
