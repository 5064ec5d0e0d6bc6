// Values that passed the schema but violate a constraint.
const badInput = new Set(
  '22001 22003 22007 22008 22021 22P02 22P05 2201B 2201W 2201X 22025 23502 23503 23505 23514'.split(' '),
)
// 08 connection, 53 out of memory or disk, 57P shutdown, 57014 timeout of a statement.
const unavailable = /^(?:08|53|57P|57014$)/
// 55P03 a lock held by others, 40001 and 40P01 conflicts of two transactions after every retry, 53300 connections.
const crowded = /^(?:55P03|40001|40P01|53300)$/
const network = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** Maps a database error to the error of the call. Codes as in PostgreSQL's appendix A. */
export function classifyDatabaseError(error: unknown): 'badInput' | 'unavailable' | 'crowded' | 'other' {
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (badInput.has(code)) return 'badInput'
  // An error of the pool: every connection was in use for as long as a request waits.
  if (crowded.test(code) || error.message === 'timeout exceeded when trying to connect') return 'crowded'
  if (unavailable.test(code) || network.test(code) || isMissingSocket(error, code)) return 'unavailable'
  return isConnectionLoss(error) ? 'unavailable' : 'other'
}

/** Whether the same call may pass later: the database is away, or crowded. */
export function isTransient(error: unknown): boolean {
  const verdict = classifyDatabaseError(error)
  return verdict === 'unavailable' || verdict === 'crowded'
}

// The database's socket file is missing; any other missing file is a bug.
function isMissingSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

// node-postgres sets no code on these errors.
function isConnectionLoss(error: Error): boolean {
  return /Connection terminated|Client has encountered a connection error|not queryable/.test(error.message)
}
