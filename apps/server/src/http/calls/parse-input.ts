import { issueSentence, type Method } from '@guangquan/contract'
import { fail } from '../../fail.ts'

/**
 * Body → parsed input; a missing body counts as an empty one. Invalid fields are returned as `details.fields`: path →
 * the schema's sentence.
 * @throws BadInput
 */
export function parseInput(method: Method, body: unknown): unknown {
  const parsed = method.input.safeParse(body === undefined ? {} : body, { error: issueSentence })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues.slice(0, 20)) {
    fields[issue.path.join('.') || '*'] ??= issue.message
  }
  fail('BadInput', { fields })
}
