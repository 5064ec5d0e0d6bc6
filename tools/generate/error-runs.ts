import { errorCatalogue, type ErrorName } from '@guangquan/contract/errors'

export const name = 'error runs'

/** From here on errors are met in the console only; pages of members do not load them. */
const firstOfConsole = 6000

/** Error numbers and names without messages: the server sends the message with the error. */
export function generate(): Promise<Map<string, string>> {
  const lines = runs().map(({ first, names }) => `  [${first}, ['${names.join("', '")}']],\n`)
  const text = `// Written by "npm run generate" from errors.ts.
import type { ErrorName } from './errors.ts'

/** Numbers of the envelope's \`error.code\`, in runs: the first and the names of it and those after it. Every page loads them. */
export const errorRuns: readonly (readonly [first: number, names: readonly ErrorName[]])[] = [
${lines.join('')}]
`
  return Promise.resolve(new Map([['packages/contract/src/error-runs.gen.ts', text]]))
}

function runs(): { first: number; names: ErrorName[] }[] {
  const found: { first: number; names: ErrorName[] }[] = []
  const errors = Object.entries(errorCatalogue).flatMap(([error, { code }]) =>
    isErrorName(error) && code < firstOfConsole ? [{ error, code }] : [],
  )
  for (const { error, code } of errors.toSorted((a, b) => a.code - b.code)) {
    const last = found.at(-1)
    if (last !== undefined && last.first + last.names.length === code) last.names.push(error)
    else found.push({ first: code, names: [error] })
  }
  return found
}

function isErrorName(error: string): error is ErrorName {
  return error in errorCatalogue
}
