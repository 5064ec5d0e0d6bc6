import { pino, type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'
import { maskPersonalData } from './http/mask-personal-data.ts'

// Wherever such a field turns up in a logged object, its value stays out.
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

// Each line alone would cost a system call: they leave together, after a second at the latest and before an exit.
const gathered = { minLength: 8 * 1024, periodicFlush: 1000, sync: false }

/** The program's log: JSON lines without personal data, on standard output if no other place is given. */
export function makeLog(
  env: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(gathered),
): Logger {
  return pino(
    {
      level: env.LOG_LEVEL,
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
