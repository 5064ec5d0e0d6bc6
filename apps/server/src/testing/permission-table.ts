import { existsSync, readdirSync } from 'node:fs'
import * as z from 'zod'
import type { Permission } from './permission-cases.ts'

const domains = new URL('../domains/', import.meta.url)
const Rows = z.object({ permissions: z.record(z.string(), z.custom<Permission>()) })

/**
 * Who may call what, from `testing/x.permissions.ts` of each domain. Every call of the wire has a line there: one
 * without a line fails the test, and so does a line without a call.
 */
export const permissionTable: Record<string, Permission> = {}

for (const domain of readdirSync(domains)) {
  const file = new URL(`${domain}/testing/${domain}.permissions.ts`, domains)
  if (!existsSync(file)) continue
  const rows: unknown = await import(file.href)
  Object.assign(permissionTable, Rows.parse(rows).permissions)
}
