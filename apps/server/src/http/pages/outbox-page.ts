import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { escapeHtml } from '../../text/escape-html.ts'

const shown = 100
const Query = z.object({ to: z.string().max(200).optional().catch(undefined) })

/**
 * `/dev/outbox` and `/dev/outbox.json?to=`: the SMS and mails that would have been sent, newest first. In production
 * only for rehearsals.
 */
export function mountOutbox(server: FastifyInstance, app: App): void {
  server.get('/dev/outbox.json', async (request) => readOutbox(app, Query.parse(request.query).to))
  server.get('/dev/outbox', async (request, reply) => {
    const messages = await readOutbox(app, Query.parse(request.query).to)
    const rows = messages.map((one) => {
      const cells = [one.createdAt.toISOString(), one.channel, one.recipient, one.subject, one.text]
      return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
    })
    reply.type('text/html; charset=utf-8')
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Outbox</title>
<h1>Outbox</h1><p>What SMS and mail would have carried, newest first.</p>
<table><tr><th>Time</th><th>By</th><th>To</th><th>Subject</th><th>Text</th></tr>${rows.join('\n')}</table></html>`
  })
}

async function readOutbox(app: App, recipient: string | undefined) {
  let query = app.db
    .selectFrom('delivered_message')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(shown)
  if (recipient !== undefined) query = query.where('recipient', '=', recipient)
  return query.execute()
}
