import type { Method } from '@guangquan/contract'
import type { App } from '../context.ts'

/**
 * Answer → what the output schema says and nothing more: a field too much (a password hash, say) is cut.
 * Outside production a field too much or a wrong shape throws, so that a test sees it.
 */
export function shapeOutput(app: App, method: Method, answer: unknown): unknown {
  const parsed = method.output.safeParse(answer)
  if (!parsed.success) {
    throw new Error(`${method.service}/${method.name} answered outside its schema: ${parsed.error.message}`)
  }
  if (!app.env.isProduction) refuseExtraFields(method, answer, parsed.data, '')
  return parsed.data
}

function refuseExtraFields(method: Method, given: unknown, shaped: unknown, path: string): void {
  if (Array.isArray(given) && Array.isArray(shaped)) {
    given.forEach((item, index) => refuseExtraFields(method, item, shaped[index], `${path}[]`))
    return
  }
  if (!isRecord(given) || !isRecord(shaped)) return
  for (const key of Object.keys(given)) {
    if (given[key] === undefined) continue
    if (!(key in shaped))
      throw new Error(`${method.service}/${method.name} answered an undeclared field ${path}.${key}`)
    refuseExtraFields(method, given[key], shaped[key], `${path}.${key}`)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
