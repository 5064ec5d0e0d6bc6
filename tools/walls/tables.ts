import { Visitor } from 'rolldown/utils'
import { finding, isTest } from './project.ts'
import type { Finding, Project, Source } from './project.ts'
import { stringsOf } from './texts.ts'

const tableMethods =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|(?:inner|left|cross)JoinLateral|from|table|ref)$/
const tableInSql = /\b(?:from|join|into|update|table)\s+(?:only\s+)?"?([a-z][a-z0-9_]*)"?/gi

/**
 * Only the domain that owns a table names it: each says which ones in its `<domain>.tables.ts`, as
 * `ownedTables`. Some of them it may open to the session code by `tablesReadBySession`.
 */
export function tablesOfTheirOwner(project: Project): Finding[] {
  const owners = new Map(tableLists(project, 'ownedTables').map(({ table, domain }) => [table, domain]))
  const open = new Set(tableLists(project, 'tablesReadBySession').map(({ table }) => table))
  return project.sources.filter(isJudged).flatMap((source) =>
    tablesNamed(source).flatMap(({ table, at }) => {
      const owner = owners.get(table)
      if (owner === undefined || source.path.startsWith(`apps/server/src/domains/${owner}/`)) return []
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
  const free = /^apps\/server\/src\/(?:demo|testing|db\/migrations)\//
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

function tablesNamed(source: Source): { table: string; at: number }[] {
  const named: { table: string; at: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!tableMethods.test(callee.property.name)) return
      for (const argument of given.flatMap((one) =>
        one.type === 'ArrayExpression' ? one.elements : [one],
      )) {
        if (argument?.type !== 'Literal' || typeof argument.value !== 'string') continue
        const [table = ''] = argument.value.split(/[\s.]/)
        named.push({ table, at: argument.start })
      }
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const part of quasi.quasis) {
        for (const [, table = ''] of part.value.raw.matchAll(tableInSql)) {
          named.push({ table: table.toLowerCase(), at: part.start })
        }
      }
    },
  }).visit(source.program)
  return named
}
