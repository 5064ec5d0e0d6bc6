import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { root } from '../root.ts'

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })

/** Rule, path of the planted violation, and the violation. */
const violations: [rule: string, path: string, text: string][] = [
  ['eslint(no-restricted-imports)', 'packages/contract/src/node.ts', `import 'node:fs'`],
  ['eslint(no-restricted-imports)', 'packages/rules/src/zod.ts', `import * as z from 'zod'\nz.string()`],
  [
    'eslint(no-restricted-imports)',
    'packages/rules/src/value.ts',
    `import { errorText } from '@guangquan/contract'\nerrorText('Unknown')`,
  ],
  ['eslint(no-restricted-imports)', 'packages/client/src/app.ts', `import '@guangquan/web'`],
  ['eslint(no-restricted-imports)', 'apps/web/src/server.ts', `import '@guangquan/server'`],
  ['eslint(no-restricted-imports)', 'apps/admin/src/web.ts', `import '@guangquan/web'`],
  ['eslint(no-restricted-imports)', 'apps/server/src/web.ts', `import '@guangquan/web'`],
  [
    'eslint(no-restricted-imports)',
    'apps/server/src/domains/post/post.handlers.ts',
    `import { sql } from 'kysely'\nexport const x = sql`,
  ],
  ['import(no-cycle)', 'apps/server/src/a.ts', `import { b } from './b.ts'\nexport const a = () => b`],
  [
    'import(no-cycle)',
    'apps/server/src/type-a.ts',
    `import type { B } from './type-b.ts'\nexport type A = { b: B }`,
  ],
  ['node(no-process-env)', 'apps/server/src/port.ts', `export const port = process.env['PORT']`],
  ['eslint(no-restricted-globals)', 'apps/web/src/get.ts', `export const get = () => fetch('/')`],
  ['eslint(no-restricted-globals)', 'apps/server/src/get.ts', `export const get = () => fetch('http://a')`],
  ['eslint(no-restricted-properties)', 'apps/server/src/dice.ts', `export const dice = Math.random()`],
  ['typescript(no-explicit-any)', 'apps/server/src/any.ts', `export const x = (y: any): void => { y }`],
  [
    'typescript(no-unsafe-assignment)',
    'apps/server/src/parsed.ts',
    `const x = JSON.parse('1')\nexport const y: unknown = x`,
  ],
  [
    'typescript(consistent-type-assertions)',
    'apps/server/src/assertion.ts',
    `export const x = (y: unknown) => y as string`,
  ],
  ['typescript(no-non-null-assertion)', 'apps/server/src/non-null.ts', `export const x = (y?: string) => y!`],
  [
    'typescript(no-floating-promises)',
    'apps/server/src/floating.ts',
    `const wait = async () => 1\nexport const go = () => { wait() }`,
  ],
  [
    'typescript(no-misused-promises)',
    'apps/server/src/misused.ts',
    `const wait = async () => true\nexport const go = () => { if (wait()) return 1; return 2 }`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'apps/server/src/switch.ts',
    `export function name(x: 'a' | 'b'): string { switch (x) { case 'a': return 'A' } return '' }`,
  ],
  ['import(no-default-export)', 'apps/web/src/card.tsx', `export default function Card() { return null }`],
  [
    'react(no-danger)',
    'apps/web/src/html.tsx',
    `export const Html = (p: { html: string }) => <p dangerouslySetInnerHTML={{ __html: p.html }} />`,
  ],
  [
    'react(hooks)',
    'apps/web/src/hook.tsx',
    `import { useState } from 'react'\nexport const Odd = (p: { on: boolean }) => { if (p.on) useState(1); return null }`,
  ],
]

/** Code that the same rules allow in its proper place. */
const allowed: Record<string, string> = {
  'packages/contract/src/shape.ts': `import * as z from 'zod'\nexport { z }`,
  'packages/rules/src/growth/level.ts': `import type { ErrorName } from '@guangquan/contract'\nexport type Level = ErrorName`,
  'packages/client/src/call.ts': `export const call = () => fetch('/api')`,
  'apps/server/src/delivery/send.ts': `export const send = () => fetch('http://a')`,
  'apps/server/src/env.ts': `export const port = process.env['PORT']`,
  'apps/server/src/b.ts': `import { a } from './a.ts'\nexport const b = () => a`,
  'apps/server/src/type-b.ts': `import type { A } from './type-a.ts'\nexport type B = { a: A }`,
  'apps/server/src/const.ts': `export const sizes = [1, 2] as const`,
  'apps/web/src/features/post/pages/wall-page.tsx': `export default function Wall() { return null }`,
}

let folder = ''
let report: z.infer<typeof Report>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guangquan-oxlint-'))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { jsx: 'react-jsx', lib: ['es2025', 'dom'], types: [] },
    }),
  )
  write('apps/ambient.d.ts', 'declare const process: { env: Record<string, string | undefined> }')
  for (const [, path, text] of violations) write(path, text)
  for (const [path, text] of Object.entries(allowed)) write(path, text)
  report = await lint()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(violations)('catches %s in %s', (rule, path) => {
    expect(codesIn(path)).toContain(rule)
  })

  it.each(Object.keys(allowed).filter((path) => !/[/-]b\.ts$/.test(path)))('lets %s pass', (path) => {
    expect(codesIn(path)).toEqual([])
  })
})

function codesIn(path: string): string[] {
  return report.diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function lint(): Promise<z.infer<typeof Report>> {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  return new Promise((resolve, reject) => {
    execFile(oxlint, ['-f', 'json'], { cwd: folder, timeout: 50_000 }, (_failed, output, said) => {
      try {
        resolve(Report.parse(JSON.parse(output)))
      } catch {
        reject(new Error(`oxlint said: ${output.slice(0, 2000)}${said}`))
      }
    })
  })
}
