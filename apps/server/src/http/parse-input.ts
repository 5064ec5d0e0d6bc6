import type { Method } from '@guangquan/contract'
import { fail } from '../fail.ts'

/**
 * Body → parsed input. Wrong fields come back as `details.fields`: path → the schema's sentence.
 * A body larger than the method's own limit is refused here (the server's limit is that of the largest method).
 */
export function parseInput(method: Method, body: unknown): unknown {
  const parsed = method.input.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues.slice(0, 20)) {
    fields[issue.path.join('.') || '*'] ??= issue.message
  }
  fail('BadInput', { fields })
}
