import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FileUpload, NewPublish, parallelPieces, useTypes } from '@guangquan/contract'
import { call, type Caller } from '../people/call.ts'
import { signRaw } from '../load/sign-request.ts'
import { readMetrics } from '../program/metrics.ts'

/** Seconds from the first byte sent until the response of the publishing call. */
export interface UploadFigures {
  /** Of each upload, in order. */
  total: number[]
  /** Share of the last step, the publishing itself. */
  publish: number[]
}

/**
 * Publishes a photograph as the site does: begin, pieces, finish, publish. Each time by another member, since the same
 * file of one member would be known already; between two uploads, all jobs are completed.
 */
export async function measureUpload(members: Caller, photo: Buffer, times: number): Promise<UploadFigures> {
  const figures: UploadFigures = { total: [], publish: [] }
  const sha256 = createHash('sha256').update(photo).digest('hex')
  for (let turn = 0; turn < times; turn++) {
    const person = turn % members.people.length
    await jobsDone(members.url)
    const begin = performance.now()
    const announced = await call(members, person, FileUpload.Begin, {
      fileName: 'IMG_0024.jpg',
      size: photo.length,
      sha256,
      useType: useTypes.photo,
    })
    await sendPieces(members, person, photo, announced.result)
    const { result: file } = await call(members, person, FileUpload.Finish, {
      uploadId: announced.result.uploadId,
    })
    const uploaded = performance.now()
    await call(members, person, NewPublish.Publish, {
      publishType: 1,
      text: '山上的风',
      pictures: [{ fileId: file.fileId }],
    })
    figures.total.push((performance.now() - begin) / 1000)
    figures.publish.push((performance.now() - uploaded) / 1000)
  }
  await jobsDone(members.url)
  return figures
}

async function sendPieces(
  members: Caller,
  person: number,
  photo: Buffer,
  { uploadId, pieceBytes, received }: { uploadId: string; pieceBytes: number; received: number[] },
): Promise<void> {
  const count = Math.ceil(photo.length / pieceBytes)
  const waiting = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !received.includes(index),
  )
  const sendNext = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const path = `/api/FileFront/PutPiece/${uploadId}/${index}`
      const body = photo.subarray(index * pieceBytes, (index + 1) * pieceBytes)
      const headers = signRaw(members, { method: 'PUT', path, person, body: Uint8Array.from(body) })
      const response = await fetch(members.url + path, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: Uint8Array.from(body),
      })
      if (!response.ok) throw new Error(`a piece was refused: ${await response.text()}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: parallelPieces }, sendNext))
}

/** Waits until no job waits or runs, at most three minutes. */
async function jobsDone(url: string): Promise<void> {
  for (let waited = 0; waited < 180; waited++) {
    if ((await readMetrics(url)).jobs === 0) return
    await sleep(1000)
  }
}
