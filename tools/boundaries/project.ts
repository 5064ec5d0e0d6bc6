import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { ParseResult } from 'rolldown/utils'

/** One import or re-export of a file. */
export interface Import {
  specifier: string
  /** Path of the imported file, if it is inside the project. */
  target: string | undefined
  typeOnly: boolean
  /** `import * as name`. */
  namespace: boolean
  /** `import()`, the border of a chunk. */
  dynamic: boolean
  at: number
}

export interface Source {
  /** Relative to the root, with slashes. */
  path: string
  text: string
  program: ParseResult['program']
  imports: Import[]
  comments: { value: string; start: number }[]
}

export interface Project {
  root: string
  sources: Source[]
  /** Style sheets: only their comments are read. */
  styles: Pick<Source, 'path' | 'text' | 'comments'>[]
}

/** A finding of a rule: its place, and how to fix it. */
export interface Finding {
  path: string
  line: number
  message: string
}

const folders = ['apps', 'packages', 'e2e', 'bench', 'tools']
/** Installed, built (also the build before, and one that is under way) or written by a test run. */
const skipped = /^(?:\.|dist|(?:node_modules|test-results|playwright-report)$)/

/** Reads and parses all code of the project except generated files. */
export function readProject(root: string): Project {
  const files = folders.flatMap((folder) => walk(join(root, folder)))
  const isStyle = (file: string) => file.endsWith('.css')
  return {
    root,
    sources: files.filter((file) => !isStyle(file)).map((file) => readSource(root, file)),
    styles: files.filter(isStyle).map((file) => readStyle(root, file)),
  }
}

export function finding(source: Pick<Source, 'path' | 'text'>, at: number, message: string): Finding {
  return { path: source.path, line: source.text.slice(0, at).split('\n').length, message }
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('e2e/') || /\/(?:testing|drills)\//.test(path)
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : walk(path)
    return /\.(?:ts|tsx|mjs|css)$/.test(path) && !/\.(?:gen|d)\.ts$/.test(path) ? [path] : []
  })
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(file, 'utf8')
  const { program, module, comments } = parseSync(file, text)
  const imports = importsOf(text, module).map((one) => ({
    ...one,
    target: resolve(root, file, one.specifier),
  }))
  return { path: relative(root, file), text, program, imports, comments }
}

function readStyle(root: string, file: string): Project['styles'][number] {
  const text = readFileSync(file, 'utf8')
  const comments = [...text.matchAll(/\/\*(.*?)\*\//gs)].map((found) => ({
    value: found[1] ?? '',
    start: found.index,
  }))
  return { path: relative(root, file), text, comments }
}

function importsOf(text: string, module: ParseResult['module']): Omit<Import, 'target'>[] {
  const usual = { typeOnly: false, namespace: false, dynamic: false }
  return [
    ...module.staticImports.map((one) => ({
      ...usual,
      specifier: one.moduleRequest.value,
      typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
      namespace: one.entries.some((entry) => entry.importName.kind === 'NamespaceObject'),
      at: one.start,
    })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null
          ? []
          : [{ ...usual, specifier: moduleRequest.value, typeOnly: isType, at: one.start }],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const [, said] =
        /^\s*['"`]([^'"`$]+)['"`]\s*$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
      return said === undefined ? [] : [{ ...usual, specifier: said, dynamic: true, at: start }]
    }),
  ]
}

function resolve(root: string, from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? relative(root, join(dirname(from), specifier)) : undefined
}
