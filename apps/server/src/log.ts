import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'
import { maskPersonalData } from './http/calls/mask-personal-data.ts'

// The value of such a field is removed wherever it occurs in a logged object.
const secretFields = [
  'phone',
  'newPhone',
  'recipient',
  'code',
  'captcha',
  'password',
  'token',
  'userToken',
  'signKey',
  'verifyTicket',
  'ticket',
  'withdrawTicket',
  'socialTicket',
  'accessToken',
  'email',
  'newEmail',
  'oldPassword',
  'newPassword',
  'phoneCode',
  'captchaNum',
  'puzzle',
  'authorization',
  'cookie',
]

// A system call per line is expensive: lines are written together, at the latest after a second and before an exit.
const gathered = { minLength: 8 * 1024, periodicFlush: 1000, sync: false }

/** The program's log: JSON lines without personal data, by default on standard output. */
export function makeLog(
  env: Pick<Env, 'LOG_LEVEL'> & Partial<Pick<Env, 'LOG_TIME' | 'REHEARSAL'>>,
  destination: DestinationStream = pino.destination(gathered),
): Logger {
  return pino(
    {
      level: env.LOG_LEVEL,
      ...(env.LOG_TIME === 'text' ? { timestamp: stdTimeFunctions.isoTime } : {}),
      ...(env.REHEARSAL === true ? { mixin: () => ({ rehearsal: true }) } : {}),
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), remove: true },
      serializers: { err: plainError },
      hooks: { streamWrite: maskPersonalData },
    },
    destination,
  )
}

/** An error without the row values that PostgreSQL puts into `detail` and `where`. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    type: error.name,
    message: error.message,
    sqlState: 'code' in error ? error.code : undefined,
    stack: error.stack,
    cause: error.cause instanceof Error ? plainError(error.cause) : undefined,
  }
}
