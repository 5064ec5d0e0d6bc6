import type { ErrorName, Method } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { Failure } from '../../fail.ts'
import type { Caller } from './response.store.ts'
import { hasStoredResponse, type Implementation } from './implement.ts'
import { writeOnce } from './write-once.ts'
import { writeOutput } from './write-output.ts'

/** Errors that any handler may throw: the state of the machine, and input that no schema can check (a cursor). */
const alwaysAllowed: readonly ErrorName[] = ['BadInput', 'TooFast', 'Unavailable', 'Crowded']

/** Runs a method on parsed input and returns its result as JSON text, limited to what the method declares. */
export async function callMethod(implementation: Implementation, ctx: Ctx, input: unknown): Promise<string> {
  const { method } = implementation
  try {
    const caller = hasStoredResponse(method) ? callerOf(method, ctx) : null
    if (caller !== null) return await writeOnce(implementation, ctx, { caller, input })
    return writeOutput(ctx.app, method, await implementation.run(ctx, input))
  } catch (error) {
    throw declaredOnly(method, error)
  }
}

function callerOf({ access }: Method, { viewer, staff }: Ctx): Caller | null {
  if (access === 'member') return viewer && { kind: 'member', id: viewer.id }
  return staff && { kind: 'staff', id: staff.id }
}

// An undeclared error is a bug: the client has no sentence for it.
function declaredOnly(method: Method, error: unknown): unknown {
  if (!(error instanceof Failure)) return error
  if (method.errors.includes(error.errorName) || alwaysAllowed.includes(error.errorName)) return error
  const address = `${method.service}/${method.name}`
  return new Error(`${address} failed with ${error.errorName}, which it does not declare`, { cause: error })
}
