import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A page of docs/decisions. */
export interface Decision {
  /** Four digits, with which the name of the file begins. */
  number: string
  file: string
  title: string
  status: 'accepted' | { supersededBy: string }
  text: string
}

/** Every decision of the project, by number. Throws if a page has no title or no status. */
export function readDecisions(root: string): Decision[] {
  const folder = join(root, 'docs', 'decisions')
  const files = readdirSync(folder).filter((file) => file !== 'README.md')
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const [, title, status] = /^# (.+)\n\n\*\*Status\.\*\* (.+)\n\n/.exec(text) ?? []
    if (title === undefined || status === undefined) throw new Error(`${file} has no title and status`)
    return { number: file.slice(0, 4), file, title, status: statusOf(file, status), text }
  })
}

function statusOf(file: string, status: string): Decision['status'] {
  if (status === 'Accepted.') return 'accepted'
  const [, supersededBy] = /^Superseded by \[(\d{4})\]\(.+\)\.$/.exec(status) ?? []
  if (supersededBy === undefined) throw new Error(`${file} has an unknown status: ${status}`)
  return { supersededBy }
}
