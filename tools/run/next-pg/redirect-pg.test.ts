import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../root.ts'

const folder = mkdtempSync(join(tmpdir(), 'guangquan-pg-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(["console.log((await import('pg')).default)", "console.log(require('pg'))"])(
  'whoever imports pg gets the one of the folder: %s',
  async (script) => {
    const other = join(folder, 'node_modules/pg')
    mkdirSync(other, { recursive: true })
    writeFileSync(join(other, 'index.js'), "module.exports = 'another pg'")
    const preload = new URL('./redirect-pg.mjs', import.meta.url).href
    const program = ['--import', preload, ...(script.includes('await') ? ['--input-type=module'] : []), '-e']
    const { stdout } = await promisify(execFile)(process.execPath, [...program, script], {
      cwd: join(root, 'apps/server'),
      env: { PG_FOLDER: folder },
    })
    expect(stdout.trim()).toBe('another pg')
  },
)
