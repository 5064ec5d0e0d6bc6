import { serialTags } from '@guangquan/contract'
import type { Browser } from '../call-as.ts'
import { buildFile } from '../posts.ts'
import type { TestNode } from '../test-app.ts'
import { comparedSerial } from '../../domains/image/exif/gear-facts.ts'
import { storeGearFacts } from '../../domains/exposure/serials/store-gear-facts.ts'

export interface GearFile {
  cameraId: string
  bodySerial: string
  /** TIFF/EP ImageNumber. */
  count?: number
  /** `2026-10-01 07:31:20`; null for a photograph without a date. */
  shotAt: string | null
}

/** A photograph as its upload stores it, without bytes in storage. */
export async function buildGearFile(
  node: Pick<TestNode, 'app'>,
  owner: Browser,
  { cameraId, bodySerial, count, shotAt }: GearFile,
): Promise<string> {
  const { app } = node
  const fileId = await buildFile(node, owner, { cameraId })
  await app.db.updateTable('picture_exif').set({ shot_at: shotAt }).where('file_id', '=', fileId).execute()
  const text = comparedSerial(bodySerial)
  const gear = {
    serials: text === null ? [] : [{ tag: serialTags.body, text }],
    counts: count === undefined ? [] : [{ tag: serialTags.imageNumber, value: count }],
  }
  await app.db.transaction().execute((tx) => storeGearFacts(app, tx, fileId, gear))
  return fileId
}
