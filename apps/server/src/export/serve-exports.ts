import { Readable } from 'node:stream'
import { hasStaffAccess } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App, Staff } from '../context.ts'
import { fail } from '../fail.ts'
import { addressGroup, makeCtx } from '../http/calls/make-ctx.ts'
import { exportFile } from './export-file.ts'
import { exportPath } from './export-path.ts'
import { openExport } from './export.store.ts'
import { exportName, isOfFiles, type ListExport } from './list-export.ts'
import { zipExport } from './zip-export.ts'

const ExportId = z.object({ id: z.uuid() })
const longestTransferMs = 3600_000

/**
 * The files of exports. A link carries no signature: it names an export that its session began by a signed call within
 * the last minute, and works only once.
 */
export function mountExports(exports: readonly ListExport[]): (server: FastifyInstance, app: App) => void {
  const lists = new Map(exports.map((one) => [exportName(one.call), one]))
  return (server, app) => {
    server.route({
      method: 'GET',
      url: exportPath(app.env.PRODUCT_KEY, ':id'),
      handlerTimeout: longestTransferMs,
      handler: async (request, reply) => {
        const staff = await admit(app, request)
        const now = app.now()
        const { success, data } = ExportId.safeParse(request.params)
        const opened = success
          ? await openExport(app.db, { id: data.id, sessionId: staff.sessionId, now })
          : undefined
        const list = lists.get(opened?.list ?? '')
        if (!success || opened === undefined || list === undefined) fail('ContentNotFound')
        const { access } = list.call
        if (typeof access === 'string' || !hasStaffAccess(access, staff.roles)) fail('Forbidden')
        const ctx = Object.assign(makeCtx(app, request, reply), { staff })
        const name = encodeURIComponent(`${list.sheet.name}-${dayOf(now)}.${isOfFiles(list) ? 'zip' : 'csv'}`)
        reply.headers({
          'content-type': isOfFiles(list) ? 'application/zip' : 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        const mayGoOn = async () => !app.stopping.aborted && (await app.findStaff(request)) !== null
        const one = { id: data.id, input: opened.input, mayGoOn }
        const parts = isOfFiles(list) ? zipExport(ctx, { ...one, list }) : exportFile(ctx, { ...one, list })
        return reply.send(Readable.from(parts))
      },
    })
  }
}

async function admit(app: App, request: FastifyRequest): Promise<Staff> {
  if (!app.mayUseConsole(request.ip)) fail('Forbidden')
  const staff = await app.findStaff(request)
  if (staff === null) await app.limiter.consumeAtConsole(addressGroup(request.ip))
  else await app.limiter.consumeStaff(staff.id)
  return staff ?? fail('TokenInvalid')
}
