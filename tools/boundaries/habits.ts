import { basename, dirname } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { finding, isTest } from './project.ts'
import type { Finding, Project, Source } from './project.ts'

/** Rules, policies and commands do not read the clock: `now` is an argument, `ctx.now` in a command. */
export function noClock(project: Project): Finding[] {
  return project.sources.filter(isTimeless).flatMap((source) => {
    const found: Finding[] = []
    const say = (at: number, what: string): void => {
      found.push(finding(source, at, `${what} in a rule, policy or command; take the time as an argument`))
    }
    new Visitor({
      NewExpression({ callee, arguments: given, start }) {
        if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
          say(start, 'new Date()')
      },
      MemberExpression({ object, property, start }) {
        if (object.type !== 'Identifier' || property.type !== 'Identifier' || property.name !== 'now') return
        if (object.name === 'Date' || object.name === 'performance') say(start, `${object.name}.now`)
      },
    }).visit(source.program)
    return found
  })
}

const shanghaiTime = 'apps/admin/src/parts/time/shanghai-time.ts'

/** Days and times of the console are those of Shanghai: dayjs alone would take the device's. */
export function shanghaiDays(project: Project): Finding[] {
  return project.sources
    .filter(({ path }) => path !== shanghaiTime)
    .flatMap((source) =>
      source.imports
        .filter(({ specifier, typeOnly }) => specifier === 'dayjs' && !typeOnly)
        .map(({ at }) => finding(source, at, `dayjs takes the device's time zone; use ${shanghaiTime}`)),
    )
}

/** Past 400 lines a file is split; a test file past 500. */
export function sizes(project: Project): Finding[] {
  return project.sources.flatMap((source) => {
    const lines = source.text.trimEnd().split('\n').length
    const limit = isTest(source.path) ? 500 : 400
    return lines <= limit ? [] : [finding(source, 0, `${lines} lines; split it (at most ${limit})`)]
  })
}

const emptyNames = /^(?:utils?|helpers?|common|types|constants|managers?|data|misc)$/

/** Files are kebab-case and named after their content. */
export function names(project: Project): Finding[] {
  return project.sources.flatMap((source) => {
    const parts = [...dirname(source.path).split('/'), basename(source.path).split('.')[0] ?? '']
    const empty = parts.find((part) => emptyNames.test(part) || /-(?:utils?|helpers?|manager)$/.test(part))
    if (empty !== undefined) return [finding(source, 0, `"${empty}" says nothing; name it by its subject`)]
    const odd = parts.find((part) => !/^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))
    return odd === undefined ? [] : [finding(source, 0, `"${odd}" is not kebab-case`)]
  })
}

/**
 * Two files of a folder, or of a feature and its components, that differ in `.ts` and `.tsx` alone are mistaken for
 * each other.
 */
export function stems(project: Project): Finding[] {
  const files = Map.groupBy(project.sources, ({ path }) =>
    path.replace(/\/(?:components|pages)\/(?=[^/]+$)/, '/').replace(/\.\w+$/, ''),
  )
  return [...files.values()].flatMap(([first, second]) => {
    if (first === undefined || second === undefined) return []
    return [finding(second, 0, `differs from ${first.path} in its ending alone; name each by its subject`)]
  })
}

const componentLines = 150

/** A longer component must be split by responsibility. */
export function componentSizes(project: Project): Finding[] {
  return project.sources
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
    .flatMap((source) => {
      const found: Finding[] = []
      new Visitor({
        FunctionDeclaration({ id, start, end }) {
          const lines = source.text.slice(start, end).split('\n').length
          if (id === null || !/^[A-Z]/.test(id.name) || lines <= componentLines) return
          found.push(
            finding(source, start, `${id.name} has ${lines} lines; split it (at most ${componentLines})`),
          )
        },
      }).visit(source.program)
      return found
    })
}

// A command is a verb-noun file of a domain: it has no second suffix such as .read or .jobs.
function isTimeless({ path }: Source): boolean {
  if (isTest(path)) return false
  if (path.startsWith('packages/rules/')) return true
  const isDomain = path.startsWith('apps/server/src/domains/')
  return isDomain && (path.endsWith('.policy.ts') || /\/[a-z0-9]+(?:-[a-z0-9]+)+\.ts$/.test(path))
}
