// Values that passed the schema but violate a constraint.
const badInput = new Set(
  '22001 22003 22007 22008 22021 22P02 22P05 2201B 2201W 2201X 22025 23502 23503 23505 23514'.split(' '),
)
// 08 connection, 53 out of memory, disk or connections, 57P shutdown, 57014 and 55P03 time-outs, 40001 and 40P01
// conflicts of two transactions after every retry.
const unavailable = /^(?:08|53|57P|57014$|55P03$|40001$|40P01$)/
const network = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** Maps a database error to the error of the call. Codes as in PostgreSQL's appendix A. */
export function classifyDatabaseError(error: unknown): 'badInput' | 'unavailable' | 'other' {
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (badInput.has(code)) return 'badInput'
  if (unavailable.test(code) || network.test(code) || isMissingSocket(error, code)) return 'unavailable'
  return isConnectionLoss(error) ? 'unavailable' : 'other'
}

// The database's socket file is missing; any other missing file is a bug.
function isMissingSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

// node-postgres sets no code on these errors.
function isConnectionLoss(error: Error): boolean {
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  )
}
