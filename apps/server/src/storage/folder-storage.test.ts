import { randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStorage } from './folder-storage.ts'

test('closes a file of the data folder whose size cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-stat-'))
  const opened: { fd: number }[] = []
  await (await openFolderStorage(folder)).put('a/b.webp', randomBytes(50), 'image/webp')
  const storage = await openFolderStorage(folder, {
    ...nodeFs,
    open: async (...given) => {
      const handle = await nodeFs.open(...given)
      Object.assign(handle, { stat: () => Promise.reject(new Error('disk fault')) })
      opened.push(handle)
      return handle
    },
  })
  await expect(storage.get('a/b.webp')).rejects.toThrow('disk fault')
  expect(opened.map(({ fd }) => fd)).toEqual([-1])
  await rm(folder, { recursive: true })
})
