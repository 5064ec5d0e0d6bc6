import { chmodSync, chownSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startEmbedded } from '../start-embedded.ts'
import type { EmbeddedDatabase } from '../start-embedded.ts'

export const isRoot = process.getuid?.() === 0
const silent = { info: () => undefined, warn: () => undefined }

const folders: string[] = []
const running: EmbeddedDatabase[] = []
let template = ''

/** Makes a cluster with a table `note` once per file, stops what a test started, and removes all folders at the end. */
export function useClusters(): void {
  beforeAll(async () => {
    template = newFolder()
    const made = await startEmbedded({ dataDir: template, log: silent })
    await rows(made.url, 'create table note (text text)')
    await made.stop()
  })
  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop()
  })
  afterAll(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
}

export async function start(dataDir: string, elsewhere?: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({
    dataDir,
    log: silent,
    ...(elsewhere === undefined ? {} : { elsewhere }),
  })
  running.push(database)
  return database
}

export async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guangquan-embedded-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** The data folder of a stopped cluster, ready to be started. */
export function copyOfTemplate(): string {
  const folder = newFolder()
  cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true })
  // The copy belongs to the user who made it; a start by root needs the original owner.
  if (isRoot) giveLike(join(template, 'postgres'), join(folder, 'postgres'))
  return folder
}

function giveLike(model: string, copy: string): void {
  const { uid, gid, mode } = lstatSync(model)
  chownSync(copy, uid, gid)
  chmodSync(copy, mode & 0o7777)
  if (!statSync(copy).isDirectory()) return
  for (const name of readdirSync(copy)) giveLike(join(model, name), join(copy, name))
}
