import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Project } from './project.ts'

const folder = 'apps/server/src/db/migrations'
/** Earlier migrations predate the rule; no node of their releases runs any more. */
const firstJudged = 100

/** Changes under which a statement of the previous program fails. */
const removing =
  /\bdrop\s+(?:table|column|view)\b|\balter\s+table\b[^;]*?\bdrop\s+(?!column\b|constraint\b|default\b|not\b|expression\b|identity\b)(?:if\s+exists\s+)?"?[a-z_]+|\brename\s+(?:column\b|to\b)|\balter\s+table\b[^;]*?\brename\s+(?!constraint\b|to\b|column\b)"?[a-z_]+/i
const renamesNoTable = /^\s*alter\s+(?:index|sequence|function|trigger|type|materialized\s+view)\b/i
const marker = /^--\s*unused since (\d{4}-[a-z0-9-]+)\s*$/im

/**
 * Expand, then contract: while nodes are replaced one after the other, the previous program runs on the new schema. A
 * migration that drops or renames a table or column names the earlier one that stopped its use.
 */
export function migrationsExpandFirst({ root }: Project): Finding[] {
  if (!existsSync(join(root, folder))) return []
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'))
  return names
    .filter((name) => Number(name.slice(0, 4)) >= firstJudged)
    .flatMap((name) => judge(name, readFileSync(join(root, folder, name), 'utf8'), names))
}

function judge(name: string, text: string, names: readonly string[]): Finding[] {
  let line = 1
  for (const statement of text.replace(/--.*$/gm, '').split(';')) {
    const at = line + (/^\s*/.exec(statement)?.[0].split('\n').length ?? 1) - 1
    line += statement.split('\n').length - 1
    if (renamesNoTable.test(statement) || !removing.test(statement)) continue
    const [, since] = marker.exec(text) ?? []
    if (since !== undefined && names.includes(`${since}.sql`) && `${since}.sql` < name) continue
    const message =
      'drops or renames what the previous program uses: do it a release later, below `-- Unused since <earlier migration>`'
    return [{ path: `${folder}/${name}`, line: at, message }]
  }
  return []
}
