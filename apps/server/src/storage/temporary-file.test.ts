import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { writeTemporary } from './temporary-file.ts'

test('a source that cannot be written anywhere is closed', async () => {
  const node = await openTestApp()
  const app = { ...node.app, env: { ...node.app.env, dataDir: join(node.app.env.dataDir, 'closed') } }
  await mkdir(app.env.dataDir)
  await writeFile(join(app.env.dataDir, 'tmp'), 'a file in place of the folder')
  const source = Readable.from([Buffer.from('a')])
  await expect(writeTemporary(app, source)).rejects.toThrow()
  expect(source.destroyed).toBe(true)
  await node.close()
})
