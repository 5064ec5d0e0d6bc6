import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FileUpload, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import { markerKey } from '../installation/check-files.ts'
import { freeFloorBytes } from '../storage/folder-storage.ts'
import { signedHeaders } from '../testing/call-as.ts'
import { buildPicture } from '../testing/uploads.ts'
import { newFinding, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import type { Person } from './people.ts'
import { callRemote, type RemoteResponse } from './remote-call.ts'
import { startProcess } from './running-node.ts'
import { sendRaw, type RawResponse } from './send-raw.ts'
import type { Stage } from './stage.ts'

const run = promisify(execFile)
const mebibyte = 1024 * 1024
const drill = 'R5 the disk of uploads is full'

export interface DiskOptions {
  stage: Stage
  scene: Scene
}

/**
 * R5: a node whose files are on a disk of 640 MB, which becomes full before an upload and during one. Needs root for
 * the disk; elsewhere it says that it was left out.
 */
export async function fillDisk(options: DiskOptions): Promise<Finding> {
  const { stage } = options
  const disk = await mkdtemp(join(tmpdir(), 'guangquan-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=640m', 'tmpfs', disk])
  } catch {
    await rm(disk, { recursive: true })
    return { ...newFinding(drill), note: 'left out: only root may mount a disk' }
  }
  const { env, db } = stage.observer.app
  // The files of the others are elsewhere, which a node refuses unless the folder is marked.
  const { id } = await db.selectFrom('file_store').select('id').executeTakeFirstOrThrow()
  await mkdir(join(disk, 'files'))
  await writeFile(join(disk, 'files', markerKey), id)
  const withoutS3 = Object.entries(stage.settings).filter(([name]) => !name.startsWith('S3_'))
  const node = await startProcess({
    ...Object.fromEntries(withoutS3),
    // The same database and keys; only the files are here.
    DATABASE_URL: stage.databaseUrl,
    SECRET_KEY: env.secretKey.toString('hex'),
    APP_KEY: env.appKey,
    DATA_DIR: disk,
    WORKER: 'false',
  })
  try {
    return await uploadToFullDisk(options, node.url, disk)
  } finally {
    node.signal('SIGTERM')
    await node.exited
    await run('umount', ['-l', disk])
    await rm(disk, { recursive: true })
  }
}

async function uploadToFullDisk({ stage, scene }: DiskOptions, url: string, disk: string): Promise<Finding> {
  const finding = newFinding(drill)
  const [person] = scene.people
  if (person === undefined) throw new Error('there is nobody')
  const as = person.browser
  const body = await buildPicture()
  const call = (
    method: typeof FileUpload.Begin | typeof FileUpload.Finish | typeof UserInfo.Get,
    input: object,
  ) => callRemote(stage.observer, { url, as, method, input })
  const sha256 = createHash('sha256').update(body).digest('hex')
  const begin = () => call(FileUpload.Begin, { fileName: 'a.jpg', size: body.length, sha256, useType: 1 })
  const refusals: (RemoteResponse | RawResponse)[] = []

  const before = await readdir(disk, { recursive: true })
  await fill(disk, freeFloorBytes - mebibyte)
  refusals.push(await begin())
  await empty(disk)
  const begun = await begin()
  if (!begun.success) finding.failures.push(`nothing can be uploaded: ${begun.text}`)
  const { uploadId } = FileUpload.Begin.output.parse(begun.result)
  for (const left of [freeFloorBytes - mebibyte, 16 * 1024]) {
    await fill(disk, left)
    refusals.push(await putPiece({ stage, url, person, uploadId, body }))
    if (!(await call(UserInfo.Get, {})).success) finding.failures.push('other calls failed as well')
  }
  const { rows } = await sql<{ received: number[] }>`
    select received from file_upload where id = ${uploadId}`.execute(stage.observer.app.db)
  if (rows[0]?.received.length !== 0) finding.failures.push('a piece was counted that is not there')
  await empty(disk)
  const folders = new Set(['files', 'files/.incoming'])
  const left = (await readdir(disk, { recursive: true })).filter(
    (path) => !before.includes(path) && !folders.has(path) && !/^files\/(?:pieces|uploads)[^.]*$/.test(path),
  )
  if (left.length > 0) finding.failures.push(`left behind: ${left.slice(0, 5).join(', ')}`)
  const stored = await putPiece({ stage, url, person, uploadId, body })
  const finished = await call(FileUpload.Finish, { uploadId })
  if (!finished.success) finding.failures.push(`after it: ${stored.text} ${finished.text}`)
  finding.counts = {
    tried: refusals.length,
    stopped: refusals.filter(({ status, text }) => status === 507 && text.includes('存储空间不足')).length,
    broken: refusals.filter(({ status }) => status === 500).length,
  }
  return finding
}

async function putPiece(given: {
  stage: Stage
  url: string
  person: Person
  uploadId: string
  body: Buffer
}): Promise<RawResponse> {
  const { stage, url, person, uploadId, body } = given
  const path = `/api/FileFront/PutPiece/${uploadId}/0`
  const headers = signedHeaders(stage.observer, person.browser, 'PUT', path, body)
  return sendRaw({
    url,
    path,
    method: 'PUT',
    body,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
}

/** Fills a disk until so many bytes are left. */
async function fill(disk: string, left: number): Promise<void> {
  await mkdir(join(disk, 'filler'), { recursive: true })
  const file = await open(join(disk, 'filler', 'bytes'), 'a')
  const part = randomBytes(mebibyte)
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(disk)
      const more = bavail * bsize - left
      if (more <= 0) return
      await file.write(part.subarray(0, Math.min(more, part.length)))
    }
  } finally {
    await file.close()
  }
}

const empty = (disk: string) => rm(join(disk, 'filler'), { recursive: true, force: true })
