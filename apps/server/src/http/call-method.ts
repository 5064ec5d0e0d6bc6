import type { ErrorName, Method } from '@guangquan/contract'
import type { Ctx } from '../context.ts'
import { Failure } from '../fail.ts'
import { isMemberWrite, type Implementation } from './implement.ts'
import { writeOnce } from './write-once.ts'
import { writeOutput } from './write-output.ts'

/** What any handler may run into: the machine's own state, and input that no schema can judge (a cursor). */
const alwaysAllowed: readonly ErrorName[] = ['BadInput', 'TooFast', 'Unavailable']

/** Runs a method on parsed input and answers its result as JSON text, cut to what the method declares. */
export async function callMethod(implementation: Implementation, ctx: Ctx, input: unknown): Promise<string> {
  const { method } = implementation
  try {
    const { viewer } = ctx
    if (viewer !== null && isMemberWrite(method))
      return await writeOnce(implementation, { ...ctx, viewer }, input)
    return writeOutput(ctx.app, method, await implementation.run(ctx, input))
  } catch (error) {
    throw declaredOnly(method, error)
  }
}

// An undeclared error is a mistake of ours: the client has no sentence prepared for it.
function declaredOnly(method: Method, error: unknown): unknown {
  if (!(error instanceof Failure)) return error
  if (method.errors.includes(error.errorName) || alwaysAllowed.includes(error.errorName)) return error
  const address = `${method.service}/${method.name}`
  return new Error(`${address} failed with ${error.errorName}, which it does not declare`, { cause: error })
}
