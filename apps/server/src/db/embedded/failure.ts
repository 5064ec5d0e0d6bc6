import { DatabaseError } from '../wait-for-database.ts'

export type EmbeddedFailure =
  | 'unsupported-platform'
  | 'unreachable-folder'
  | 'wrong-owner'
  | 'wrong-version'
  | 'damaged'
  | 'cluster-lost'
  | 'read-only'
  | 'disk-full'
  | 'no-start'

/** Why the embedded database cannot be used; the message is for the operator. */
export class EmbeddedDatabaseError extends DatabaseError {
  readonly reason: EmbeddedFailure

  constructor(reason: EmbeddedFailure, message: string) {
    super(message)
    this.name = 'EmbeddedDatabaseError'
    this.reason = reason
  }
}

/** The `code` of a system or PostgreSQL error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

// On a read-only disk, creating a folder fails with ENOENT.
const unwritable = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST'])

/** Turns a failed write below `folder` into a message for the operator; other errors are rethrown. */
export function folderFailure(folder: string, error: unknown): never {
  const code = errorCode(error)
  if (code !== undefined && unwritable.has(code)) {
    throw new EmbeddedDatabaseError(
      'read-only',
      `The data folder ${folder} cannot be written (${code}). Give DATA_DIR a folder that this user may write.`,
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    throw new EmbeddedDatabaseError(
      'disk-full',
      `There is no space left for the database in ${folder}. Free some and start again; nothing was lost.`,
    )
  }
  throw error
}

const known: [RegExp, EmbeddedFailure, string][] = [
  [
    /No space left on device|could not extend file/,
    'disk-full',
    'There is no space left on the disk of the database.',
  ],
  [/Read-only file system/, 'read-only', 'The disk of the database is read-only.'],
  [
    /could not locate (?:a valid|required) checkpoint record|invalid checkpoint record|could not (?:open|find).*pg_wal/,
    'damaged',
    'The database cannot recover: its write-ahead log is missing or damaged. Restore a backup.',
  ],
  [
    /pg_control|could not read file|is not a valid data directory|invalid page|incorrect checksum/,
    'damaged',
    'Files of the database are missing or damaged. Restore a backup.',
  ],
  [/incompatible with server/, 'wrong-version', 'The database was made by another PostgreSQL.'],
]

/** The message for a PostgreSQL that exited during start, from its log. */
export function startFailure(log: string, logFile: string): EmbeddedDatabaseError {
  const lines = log.split('\n').filter((line) => /\b(?:FATAL|PANIC|ERROR):/.test(line))
  const output = lines.at(-1)?.replace(/^.*?\b(?:FATAL|PANIC|ERROR):\s*/, '') ?? 'it gave no reason'
  const match = known.find(([pattern]) => pattern.test(log))
  const [, reason, sentence] = match ?? [undefined, 'no-start' as const, 'The database did not start.']
  return new EmbeddedDatabaseError(
    reason,
    `${sentence} PostgreSQL says: ${output}. Nothing was changed; the log is ${logFile}`,
  )
}
