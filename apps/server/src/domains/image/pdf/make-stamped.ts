import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { maxProofPages, proofWatermark } from '@guangquan/contract'
import pLimit, { type LimitFunction } from 'p-limit'
import type { App } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { runBounded, type Bounds } from '../../../programs/run-bounded.ts'
import { StampResponse } from './pdf-messages.ts'

const entry = fileURLToPath(new URL('./stamp-process.ts', import.meta.url))

const bounds: Bounds = {
  memoryBytes: 640 * 1024 ** 2,
  cpuSeconds: 20,
  fileBytes: 40 * 1024 ** 2,
  timeoutMs: 60_000,
  niceness: 5,
}
// As for the picture decoder: V8 reserves this much at its start.
const reservedBytes = 640 * 1024 ** 2

/** One at a time on a node, and this many wait. */
const oneByOne = pLimit(1)
const maxWaiting = 16
/** Of one member one is in that queue, and this many wait for it: the proofs of one registration. */
const maxWaitingOfMember = 4
const ofMembers = new Map<string, LimitFunction>()

/** @throws Failure UploadBusy */
async function inTurn<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
  const own = ofMembers.get(ownerId) ?? pLimit(1)
  if (own.pendingCount >= maxWaitingOfMember) fail('UploadBusy')
  ofMembers.set(ownerId, own)
  try {
    return await own(() => {
      if (oneByOne.pendingCount >= maxWaiting) fail('UploadBusy')
      return oneByOne(work)
    })
  } finally {
    if (own.activeCount + own.pendingCount === 0) ofMembers.delete(ownerId)
  }
}

export interface StampedFile {
  path: string
  /** Sides of the first page in points. */
  width: number
  height: number
}

/**
 * Draws the pages of a PDF under the watermark, in a process of its own that has nothing to lose.
 * @returns a temporary file, which the caller removes
 * @throws Failure PdfDamaged, PdfEncrypted, PdfPages, PdfTooComplex, UploadBusy
 */
export async function makeStamped(
  app: App,
  { path, ownerId }: { path: string; ownerId: string },
): Promise<StampedFile> {
  const output = `${path}-stamped`
  const args = ['--max-old-space-size=384', entry, path, output, proofWatermark, String(maxProofPages)]
  const run = await inTurn(ownerId, () =>
    runBounded(process.execPath, { args, bounds, reservedBytes, cwd: dirname(path) }),
  )
  const response = run.kind === 'done' ? StampResponse.parse(JSON.parse(run.stdout)) : null
  if (response?.kind === 'stamped') return { path: output, width: response.width, height: response.height }
  await rm(output, { force: true })
  if (response === null) app.log.warn({ end: run }, 'a PDF was not stamped')
  // Its processor time had not run out: the machine was busy.
  if (run.kind === 'ended' && run.why === 'timeout') fail('UploadBusy')
  const reason = response?.reason ?? 'PdfDamaged'
  return reason === 'PdfPages' ? fail(reason, { max: maxProofPages }) : fail(reason)
}
