import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { root } from './root.ts'

const project = {
  'package.json': {
    name: 'sample',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    devDependencies: { vitest: '1.0.0' },
  },
  'apps/server/package.json': {
    name: '@guangquan/server',
    dependencies: { '@guangquan/rules': '0.1.0', pg: '8.0.0', 'left-pad': '1.0.0' },
  },
  'apps/server/src/main.ts': `import 'pg'\nimport 'yazl'\nimport { level } from '@guangquan/rules/growth/level'\nimport { used } from './parts.ts'\nused(level)`,
  'apps/server/src/parts.ts': `export const used = (n: number) => local(n)\nexport const local = (n: number) => n\nexport const idle = 1`,
  'apps/server/src/alone.ts': `export const alone = 1`,
  'apps/server/src/parts.test.ts': `import { used } from './parts.ts'\nused(1)`,
  'packages/rules/package.json': { name: '@guangquan/rules', exports: { './*': './src/*.ts' } },
  'packages/rules/src/growth/level.ts': `export const level = 1\nexport const idleRule = 2`,
}

const Named = z.array(z.object({ name: z.string() }))
const Report = z.object({
  issues: z.array(
    z.object({ file: z.string(), files: Named, dependencies: Named, exports: Named, unlisted: Named }),
  ),
})
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guangquan-unused-'))
  for (const [path, content] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  cpSync(join(root, 'knip.jsonc'), join(folder, 'knip.jsonc'))
  mkdirSync(join(folder, 'node_modules/@guangquan'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the check finds exports, files and packages that nobody uses, and packages that nobody declares', async () => {
  const { issues } = Report.parse(JSON.parse(await runKnip()))
  const found = issues.flatMap(({ file, files, dependencies, exports, unlisted }) => [
    ...files.map(() => `file ${file}`),
    ...dependencies.map(({ name }) => `package ${name}`),
    ...exports.map(({ name }) => `export ${name}`),
    ...unlisted.map(({ name }) => `undeclared ${name}`),
  ])
  expect(found.toSorted()).toEqual([
    'export idle',
    'export idleRule',
    'export local',
    'file apps/server/src/alone.ts',
    'package left-pad',
    'undeclared yazl',
  ])
})

function runKnip(): Promise<string> {
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [knip, '--directory', folder, '--reporter', 'json', '--no-progress'],
      (_, output, errors) => (output === '' ? reject(new Error(errors)) : resolve(output)),
    )
  })
}
