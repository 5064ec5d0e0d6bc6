/**
 * What a database error means to the caller. Codes of PostgreSQL's appendix A:
 * 22 and 23 are values that passed the schema but not the table; 53, 57P and 08 are a database that is away or full.
 */
export function databaseVerdict(error: unknown): 'badInput' | 'unavailable' | 'other' {
  const code = errorCode(error)
  if (code === undefined) return isConnectionLoss(error) ? 'unavailable' : 'other'
  if (/^(?:22|23)/.test(code)) return 'badInput'
  if (/^(?:53|57P|57014|08|55P03|40001|40P01)/.test(code)) return 'unavailable'
  if (/^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/.test(code)) return 'unavailable'
  return 'other'
}

function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

// node-postgres gives these no code.
function isConnectionLoss(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
      error.message,
    )
  )
}
