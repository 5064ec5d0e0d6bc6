import { errorCatalogue } from '@guangquan/contract/errors'

export const name = 'error codes'

/** Numbers and names of the catalogue without its sentences, which the server has already sent with an error. */
export function generate(): Promise<Map<string, string>> {
  const lines = Object.entries(errorCatalogue).map(([error, { code }]) => `  ${error}: ${code},\n`)
  const text = `// Written by "npm run generate" from errors.ts.

/** Name → number of the envelope's \`error.code\`. */
export const errorCodes = {
${lines.join('')}} as const
`
  return Promise.resolve(new Map([['packages/contract/src/error-codes.gen.ts', text]]))
}
