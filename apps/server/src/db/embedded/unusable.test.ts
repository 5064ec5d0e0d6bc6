import { chmodSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyOfTemplate, isRoot, newFolder, start, useClusters } from './testing/clusters.ts'

useClusters()

describe('a database that cannot be used is left unchanged, with a message', () => {
  it('of another major version', async () => {
    const dataDir = copyOfTemplate()
    writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n')
    await expect(start(dataDir)).rejects.toMatchObject({
      reason: 'wrong-version',
      message: expect.stringContaining('was made by PostgreSQL 17'),
    })
  })

  it('without its PG_VERSION', async () => {
    const dataDir = copyOfTemplate()
    rmSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))
    await expect(start(dataDir)).rejects.toMatchObject({ reason: 'damaged' })
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'base'))).toBe(true)
  })

  it('with a truncated control file', async () => {
    const dataDir = copyOfTemplate()
    truncateSync(join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'), 100)
    await expect(start(dataDir)).rejects.toMatchObject({ reason: 'damaged' })
  })

  it('without its write-ahead log', async () => {
    const dataDir = copyOfTemplate()
    const folder = join(dataDir, 'postgres', 'cluster', 'pg_wal')
    for (const file of readdirSync(folder).filter((name) => name.length === 24)) rmSync(join(folder, file))
    await expect(start(dataDir)).rejects.toMatchObject({
      reason: 'damaged',
      message: expect.stringContaining('write-ahead log'),
    })
  })

  it.runIf(!isRoot)('in a folder that may not be written', async () => {
    const dataDir = newFolder()
    chmodSync(dataDir, 0o555)
    await expect(start(dataDir)).rejects.toMatchObject({ reason: 'read-only' })
  })

  it('in a folder that is a file', async () => {
    const dataDir = join(newFolder(), 'file')
    writeFileSync(dataDir, '')
    await expect(start(dataDir)).rejects.toMatchObject({ reason: 'read-only' })
  })
})
