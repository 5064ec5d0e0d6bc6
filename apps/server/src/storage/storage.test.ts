import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { SettingsError } from '../env.ts'
import { Failure } from '../fail.ts'
import { countedStorage } from './counted-storage.ts'
import type { ByteRange, ListedObject, Storage } from './storage.ts'
import { tryStorage } from './try-storage.ts'
import { startS3Simulator, type S3Simulator } from './testing/s3-simulator.ts'

const keys = { accessKeyId: 'AKSIM', secretAccessKey: 'secret-of-the-simulator', region: 'cn-hangzhou' }
const bucket = 'photos-1250000000'

interface Kind {
  name: string
  open: (folder: string) => Promise<{ storage: Storage; simulator: S3Simulator | null }>
}

const kinds: Kind[] = [
  {
    name: 'data folder',
    open: async (folder) => ({ storage: await openFolderStorage(folder), simulator: null }),
  },
  {
    name: 's3 (aws, path style)',
    open: async () => {
      const simulator = await startS3Simulator({ ...keys, bucket, mode: 'aws' })
      return {
        storage: openS3Storage({ ...keys, bucket, endpoint: simulator.endpoint, forcePathStyle: true }),
        simulator,
      }
    },
  },
  {
    name: 's3 (oss, virtual host)',
    open: async () => {
      const simulator = await startS3Simulator({ ...keys, bucket, mode: 'oss' })
      const endpoint = `http://s3.oss-cn-hangzhou.test:${simulator.port}`
      return {
        storage: openS3Storage({ ...keys, bucket, endpoint, forcePathStyle: false, agent: loopback() }),
        simulator,
      }
    },
  },
]

/** Resolves every host name to this machine, as the vendor's name server would to its own. */
function loopback(): Agent {
  return new Agent({
    lookup: (_host, options, done) => {
      if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }])
      else done(null, '127.0.0.1', 4)
    },
  })
}

async function read(
  storage: Storage,
  key: string,
  range?: ByteRange,
): Promise<{ body: Buffer; size: number } | null> {
  const found = await storage.get(key, range)
  if (found === null) return null
  return { body: await buffer(found.stream), size: found.size }
}

async function listAll(storage: Storage, folder: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = []
  for await (const object of storage.list(folder)) objects.push(object)
  return objects
}

describe.each(kinds)('storage in the $name', ({ open }) => {
  let folder: string
  let storage: Storage
  let simulator: S3Simulator | null
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guangquan-storage-'))
    const opened = await open(join(folder, 'files'))
    storage = opened.storage
    simulator = opened.simulator
  })
  afterAll(async () => {
    await storage.close()
    await simulator?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('returns what was put, whole and in ranges', async () => {
    const body = randomBytes(200_000)
    await storage.put('copies/2026/11/a.webp', body, 'image/webp')
    expect((await read(storage, 'copies/2026/11/a.webp'))?.body.equals(body)).toBe(true)
    const part = await read(storage, 'copies/2026/11/a.webp', { start: 1000, end: 1999 })
    expect(part?.size).toBe(200_000)
    expect(part?.body.equals(body.subarray(1000, 2000))).toBe(true)
  })

  it('replaces an object under the same key', async () => {
    await storage.put('copies/b.webp', Buffer.from('first'), 'image/webp')
    await storage.put('copies/b.webp', Buffer.from('second'), 'image/webp')
    expect((await read(storage, 'copies/b.webp'))?.body.toString()).toBe('second')
  })

  it('lists and removes a folder, and nothing beside it', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${String(index % 2)}/${String(index)}`)
    const keysOf = async (folder: string) => (await listAll(storage, folder)).map(({ key }) => key).toSorted()
    for (const name of names) await storage.put(`uploads/one/${name}`, Buffer.from(name), 'image/webp')
    await storage.put('uploads/one-more/0', Buffer.from('x'), 'image/webp')
    expect(await keysOf('uploads/one')).toEqual(names.map((name) => `uploads/one/${name}`).toSorted())
    const [first] = await listAll(storage, 'uploads/one-more')
    expect(Math.abs(Date.now() - Number(first?.writtenAt))).toBeLessThan(60_000)
    await storage.removeFolder('uploads/one')
    await storage.removeFolder('uploads/none')
    expect(await keysOf('uploads')).toEqual(['uploads/one-more/0'])
    expect(await keysOf('none')).toEqual([])
    await expect(listAll(storage, '')).rejects.toThrow('not a storage key')
  })

  it('stores an object while its folder is being removed', async () => {
    const rounds = Array.from({ length: 30 }, (_, round) =>
      Promise.all([
        storage.put(`uploads/${round}/1`, Buffer.from('1'), 'image/webp'),
        storage.removeFolder(`uploads/${round}`),
      ]),
    )
    await expect(Promise.all(rounds)).resolves.toHaveLength(30)
  })

  it('moves a temporary file in and leaves none behind', async () => {
    const body = randomBytes(3_000_000)
    const path = join(folder, 'incoming.tmp')
    await writeFile(path, body)
    await storage.putFile('originals/c.jpg', path, 'image/jpeg')
    expect((await read(storage, 'originals/c.jpg'))?.body.equals(body)).toBe(true)
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  it.skipIf(!existsSync('/dev/shm'))('takes a temporary file in from another disk', async () => {
    const path = join('/dev/shm', `guangquan-${randomBytes(6).toString('hex')}`)
    await writeFile(path, 'from afar')
    await storage.putFile('originals/far.jpg', path, 'image/jpeg')
    expect((await read(storage, 'originals/far.jpg'))?.body.toString()).toBe('from afar')
    expect(existsSync(path)).toBe(false)
  })

  it('stores an empty object', async () => {
    await storage.put('empty.bin', Buffer.alloc(0), 'application/octet-stream')
    expect((await read(storage, 'empty.bin'))?.body.length).toBe(0)
  })

  it('returns null for a missing object, and removes it without an error', async () => {
    await storage.put('gone.webp', Buffer.from('x'), 'image/webp')
    await storage.remove('gone.webp')
    await storage.remove('gone.webp')
    expect(await storage.get('gone.webp')).toBeNull()
  })

  it.each([
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'A.webp',
    'a/%2e%2e/b',
    'a\u0000b',
    '',
    '.hidden',
    'x'.repeat(201),
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a storage key')
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
  })

  it('sends nothing that OSS or COS refuse', () => {
    for (const entry of simulator?.journal ?? []) {
      const names = Object.keys(entry.headers).filter((name) => name.startsWith('x-amz-checksum'))
      expect(names).toEqual([])
      expect(entry.headers['content-encoding']).toBeUndefined()
    }
  })
})

describe('S3 storage during an outage', () => {
  it('retries after SlowDown and after a connection reset', async () => {
    const simulator = await startS3Simulator({ ...keys, bucket, mode: 'aws' })
    const storage = openS3Storage({ ...keys, bucket, endpoint: simulator.endpoint, forcePathStyle: true })
    simulator.script.push('SlowDown', 'reset')
    await storage.put('a.webp', Buffer.from('kept'), 'image/webp')
    expect(simulator.journal.map((entry) => entry.outcome)).toEqual(['SlowDown', 'reset', 'ok'])
    await storage.close()
    await simulator.close()
  })

  it('sends a file again, too, and fails with Unavailable during a long outage', async () => {
    const simulator = await startS3Simulator({ ...keys, bucket, mode: 'aws' })
    const storage = openS3Storage({ ...keys, bucket, endpoint: simulator.endpoint, forcePathStyle: true })
    const path = join(tmpdir(), `guangquan-again-${randomBytes(6).toString('hex')}`)
    await writeFile(path, 'the same bytes')
    simulator.script.push('InternalError', 'reset')
    await storage.putFile('a.jpg', path, 'image/jpeg')
    expect((await read(storage, 'a.jpg'))?.body.toString()).toBe('the same bytes')
    simulator.script.push(...Array<'SlowDown'>(9).fill('SlowDown'))
    await expect(storage.put('b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
      errorName: 'Unavailable',
    })
    await storage.close()
    await simulator.close()
  })

  it('gives up a store that accepts and never responds, and does not try it again', async () => {
    const simulator = await startS3Simulator({ ...keys, bucket, mode: 'aws' })
    const responseTimeoutMs = 300
    const { endpoint } = simulator
    const storage = openS3Storage({ ...keys, bucket, endpoint, forcePathStyle: true, responseTimeoutMs })
    const path = join(tmpdir(), `guangquan-silent-${randomBytes(6).toString('hex')}`)
    await writeFile(path, 'never taken')
    const works = [
      () => storage.put('a.webp', Buffer.from('x'), 'image/webp'),
      () => storage.putFile('a.jpg', path, 'image/jpeg'),
      () => storage.get('a.webp'),
      () => storage.remove('a.webp'),
      () => listAll(storage, 'copies'),
    ]
    for (const work of works) {
      simulator.script.push(...Array<'silent'>(9).fill('silent'))
      const begin = performance.now()
      await expect(work()).rejects.toMatchObject({ errorName: 'Unavailable', cause: expect.any(Error) })
      // Its three attempts would take three times as long; a busy machine is given ten times.
      expect(performance.now() - begin).toBeLessThan(responseTimeoutMs * 10)
      simulator.script.length = 0
    }
    await storage.close()
    await simulator.close()
    await rm(path, { force: true })
  })

  it('is counted and logged with its cause, whatever was asked', async () => {
    const recorded: (string | null)[] = []
    const lines: object[] = []
    const broken = Object.assign(new Error('the store is on fire'), { code: 'EFIRE' })
    const fails = () => Promise.reject(new Failure('Unavailable', {}, { cause: broken }))
    const folder = await mkdtemp(join(tmpdir(), 'guangquan-counted-'))
    const real = await openFolderStorage(folder)
    const storage = countedStorage(
      {
        ...real,
        put: fails,
        get: fails,
        remove: fails,
        removeFolder: fails,
        list: () => ({ [Symbol.asyncIterator]: () => ({ next: fails }) }),
      },
      {
        use: { record: (_, failure) => recorded.push(failure) },
        log: { warn: (facts) => lines.push(facts) },
      },
    )
    const key = 'a.webp'
    const works = [
      () => storage.put(key, Buffer.from('x'), 'image/webp'),
      () => storage.get(key),
      () => storage.remove(key),
      () => storage.removeFolder('a'),
      () => listAll(storage, 'a'),
    ]
    for (const work of works) await expect(work()).rejects.toMatchObject({ errorName: 'Unavailable' })
    expect(recorded).toEqual(works.map(() => 'EFIRE'))
    expect(lines).toEqual(works.map(() => expect.objectContaining({ err: broken })))
    await rm(folder, { recursive: true })
  })

  it('prevents a start in words, or is waited for', async () => {
    const simulator = await startS3Simulator({ ...keys, bucket, mode: 'aws' })
    const { endpoint } = simulator
    const waited: string[] = []
    const attempt = (changed: { bucket?: string; secretAccessKey?: string }, waitMs = 60_000) =>
      tryStorage(openS3Storage({ ...keys, bucket, endpoint, forcePathStyle: true, ...changed }), {
        key: 'installation.txt',
        place: 'the bucket',
        waitMs,
        onWait: (reason) => waited.push(reason),
      })
    await attempt({})
    await expect(attempt({ secretAccessKey: 'wrong' })).rejects.toThrow(
      /in the bucket: SignatureDoesNotMatch/,
    )
    await expect(attempt({ bucket: 'other-1250000000' })).rejects.toThrow(SettingsError)
    expect(waited).toEqual([])
    simulator.script.push('SlowDown', 'SlowDown', 'SlowDown')
    await attempt({})
    expect(waited).toHaveLength(1)
    await simulator.close()
    await expect(attempt({}, 0)).rejects.toThrow(SettingsError)
  })

  it('is refused with a wrong secret, an unknown key and a skewed clock', async () => {
    let now = new Date()
    const simulator = await startS3Simulator({ ...keys, bucket, mode: 'aws', now: () => now })
    const open = (changed: Partial<typeof keys>) =>
      openS3Storage({ ...keys, ...changed, bucket, endpoint: simulator.endpoint, forcePathStyle: true })
    await expect(open({ secretAccessKey: 'wrong' }).get('a')).rejects.toThrow('SignatureDoesNotMatch')
    await expect(open({ accessKeyId: 'AKOTHER' }).get('a')).rejects.toThrow('InvalidAccessKeyId')
    now = new Date(Date.now() + 16 * 60_000)
    await expect(open({}).put('a', Buffer.from('x'), 'image/webp')).rejects.toThrow('RequestTimeTooSkewed')
    expect(simulator.objects.size).toBe(0)
    await simulator.close()
  })
})

describe('the data folder on a full disk', () => {
  it('refuses and leaves no partial file when the disk fills up in the middle', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guangquan-full-'))
    const nodeFs = await import('node:fs/promises')
    const storage = await openFolderStorage(folder, {
      ...nodeFs,
      open: async (...given) => {
        const handle = await nodeFs.open(...given)
        handle.sync = () => Promise.reject(Object.assign(new Error('disk full'), { code: 'ENOSPC' }))
        return handle
      },
    })
    await expect(storage.put('a/b.webp', randomBytes(5000), 'image/webp')).rejects.toMatchObject({
      errorName: 'StorageFull',
    })
    expect(await readdir(folder, { recursive: true })).toEqual(['.incoming'])
    await rm(folder, { recursive: true })
  })

  it.each(['open', 'rename', 'flushing the folder'])('refuses a moved file when %s fails', async (step) => {
    const base = await mkdtemp(join(tmpdir(), 'guangquan-full-'))
    const [root, path] = [join(base, 'files'), join(base, 'photo.tmp')]
    const nodeFs = await import('node:fs/promises')
    const full = () => Promise.reject(Object.assign(new Error('disk full'), { code: 'EDQUOT' }))
    const storage = await openFolderStorage(root, {
      ...nodeFs,
      open: async (...given) => {
        const handle = await nodeFs.open(...given)
        const isFolder = (await handle.stat()).isDirectory()
        if (step === 'open' || (step === 'flushing the folder' && isFolder)) handle.sync = full
        return handle
      },
      rename: step === 'rename' ? full : nodeFs.rename,
    })
    await writeFile(path, randomBytes(5000))
    await expect(storage.putFile('a/b.webp', path, 'image/webp')).rejects.toMatchObject({
      errorName: 'StorageFull',
    })
    await rm(path, { force: true })
    expect(await listAll(storage, 'a')).toEqual([])
    await rm(base, { recursive: true })
  })

  it('opens no file to other users of the machine, and removes what a killed program began', async () => {
    const root = join(await mkdtemp(join(tmpdir(), 'guangquan-mode-')), 'files')
    await mkdir(root, { mode: 0o755 })
    const storage = await openFolderStorage(root)
    await storage.put('exports/a.zip', randomBytes(10), 'application/zip')
    const modes = ['', 'exports', 'exports/a.zip'].map(async (name) => (await stat(join(root, name))).mode)
    expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o700, 0o600])
    await writeFile(join(root, '.incoming', 'half'), 'x')
    await storage.removeUnfinished(new Date(Date.now() - 60_000))
    expect(await readdir(join(root, '.incoming'))).toEqual(['half'])
    await storage.removeUnfinished(new Date(Date.now() + 60_000))
    expect(await readdir(join(root, '.incoming'))).toEqual([])
    await rm(dirname(root), { recursive: true })
  })

  it('keeps the free space that the database needs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guangquan-floor-'))
    const nodeFs = await import('node:fs/promises')
    const real = await nodeFs.statfs(folder)
    let free = 512 * 1024 * 1024 + 1000
    const storage = await openFolderStorage(folder, {
      ...nodeFs,
      statfs: Object.assign(async () => Object.assign(real, { bsize: 1, bavail: free }), nodeFs.statfs),
    })
    await expect(storage.put('a.webp', randomBytes(2000), 'image/webp')).rejects.toMatchObject({
      errorName: 'StorageFull',
    })
    free += 2000
    await storage.put('a.webp', randomBytes(2000), 'image/webp')
    await rm(folder, { recursive: true })
  })
})
