import { Visitor } from 'rolldown/utils'
import { finding, isTest } from './project.ts'
import type { Finding, Project, Source } from './project.ts'
import { stringsOf } from './texts.ts'

const tableMethods =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|(?:inner|left|cross)JoinLateral|from|table|ref)$/
const writingMethods = /^(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/
const tableInSql =
  /\b(delete\s+from|(?:insert\s+|merge\s+)?into|update|from|join|table)\s+(?:only\s+)?"?([a-z][a-z0-9_]*)"?/gi
const writingWords = /^(?:delete|insert|merge|into|update|table)/i

/**
 * Only the domain that owns a table names it: each says which ones in its `<domain>.tables.ts`, as
 * `ownedTables`. It may let others read some of them in statements of their own: domains by `tablesReadBy`, the
 * session code by `tablesReadBySession`.
 */
export function tablesOfTheirOwner(project: Project): Finding[] {
  const owners = new Map(tableLists(project, 'ownedTables').map(({ table, domain }) => [table, domain]))
  const readers = new Set(readersOfTables(project))
  const open = new Set(tableLists(project, 'tablesReadBySession').map(({ table }) => table))
  return project.sources.filter(isJudged).flatMap((source) =>
    tablesNamed(source).flatMap(({ table, writes, at }) => {
      const owner = owners.get(table)
      if (owner === undefined || source.path.startsWith(`apps/server/src/domains/${owner}/`)) return []
      const [, reader] = /^apps\/server\/src\/domains\/([^/]+)\//.exec(source.path) ?? []
      if (reader !== undefined && readers.has(`${owner} ${table} ${reader}`) && !writes) return []
      if (open.has(table) && source.path.startsWith('apps/server/src/session/')) return []
      return [
        finding(source, at, `the table ${table} belongs to the domain ${owner}; ask it by its index.ts`),
      ]
    }),
  )
}

/** Each table has one owner. */
export function oneOwnerPerTable(project: Project): Finding[] {
  const seen = new Map<string, string>()
  return tableLists(project, 'ownedTables').flatMap(({ source, domain, table, at }) => {
    const other = seen.get(table)
    seen.set(table, domain)
    return other === undefined ? [] : [finding(source, at, `${table} already belongs to ${other}`)]
  })
}

function isJudged({ path }: Source): boolean {
  // Demonstration data inserts finished rows, for which no command is responsible.
  const free = /^apps\/server\/src\/(?:(?:domains\/[^/]+\/)?demo|testing|db\/migrations)\//
  return path.startsWith('apps/server/src/') && !isTest(path) && !free.test(path)
}

type Listed = { source: Source; domain: string; table: string; at: number }

function tableLists(project: Project, list: string): Listed[] {
  return project.sources.flatMap((source) => {
    const [, domain] = /^apps\/server\/src\/domains\/([^/]+)\/[^/]+\.tables\.ts$/.exec(source.path) ?? []
    if (domain === undefined) return []
    const listed: Listed[] = []
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || id.name !== list || init === null) return
        for (const { value, at } of stringsOf(source)) {
          if (at >= init.start && at < init.end) listed.push({ source, domain, table: value, at })
        }
      },
    }).visit(source.program)
    return listed
  })
}

/** Who may read a table of another domain, as `owner table reader`. */
function readersOfTables(project: Project): string[] {
  return project.sources.flatMap((source) => {
    const [, owner] = /^apps\/server\/src\/domains\/([^/]+)\/[^/]+\.tables\.ts$/.exec(source.path) ?? []
    if (owner === undefined) return []
    const granted: string[] = []
    const strings = stringsOf(source)
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || id.name !== 'tablesReadBy' || init === null) return
        const record = init.type === 'TSAsExpression' ? init.expression : init
        if (record.type !== 'ObjectExpression') return
        for (const entry of record.properties) {
          if (entry.type !== 'Property' || entry.key.type !== 'Identifier') continue
          const { name } = entry.key
          const { start, end } = entry.value
          for (const { value, at } of strings) {
            if (at >= start && at < end) granted.push(`${owner} ${name} ${value}`)
          }
        }
      },
    }).visit(source.program)
    return granted
  })
}

interface NamedTable {
  table: string
  writes: boolean
  at: number
}

function tablesNamed(source: Source): NamedTable[] {
  const named: NamedTable[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const method = callee.property.name
      if (!tableMethods.test(method)) return
      for (const argument of given.flatMap((one) =>
        one.type === 'ArrayExpression' ? one.elements : [one],
      )) {
        if (argument?.type !== 'Literal' || typeof argument.value !== 'string') continue
        const [table = ''] = argument.value.split(/[\s.]/)
        named.push({ table, writes: writingMethods.test(method), at: argument.start })
      }
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const part of quasi.quasis) {
        for (const [, word = '', table = ''] of part.value.raw.matchAll(tableInSql)) {
          named.push({ table: table.toLowerCase(), writes: writingWords.test(word), at: part.start })
        }
      }
    },
  }).visit(source.program)
  return named
}
