import sharp from 'sharp'
import { useTypes } from '@guangquan/contract'
import type { App } from '../context.ts'
import { readSources, sourcePath } from './catalogue.ts'
import { demoPeople } from './people.ts'
import type { DemoPart } from './demo-part.ts'
import type { PlannedPost } from './plan.ts'
import { portraitName, uploadKey } from './upload-key.ts'
import { openSource, varyPhoto, variations, type OpenSource } from './vary-photo.ts'

// Two are decoded at a time while others are cropped and written.
const sideBySide = 4
const avatarSide = 400

interface Upload {
  ownerId: string
  fileName: string
  useType: number
  make: () => Promise<Buffer>
}

interface LoadOptions {
  storeFile: NonNullable<DemoPart['storeFile']>
  onProgress: (done: number, total: number) => void
}

/**
 * Uploads photographs and avatars as members would. Those present from an earlier attempt are skipped. With
 * `DEMO=light` one variant of each source is used for all.
 * @returns file ids by owner and file name, see `uploadKey`
 */
export async function loadPhotos(
  app: App,
  posts: PlannedPost[],
  { storeFile, onProgress }: LoadOptions,
): Promise<Map<string, string>> {
  const frames = framesOf(posts)
  const firstOf = new Map(frames.toReversed().map((frame) => [frame.photo.source.file, frame]))
  const made = app.env.DEMO === 'light' ? [...firstOf.values()] : frames
  const uploads = [...portraits(), ...photographs(made)]
  const ids = await uploadedBefore(app)
  const waiting = uploads.filter((upload) => !ids.has(uploadKey(upload.ownerId, upload.fileName)))
  let done = uploads.length - waiting.length
  const queue = waiting.values()
  const work = async () => {
    for (const upload of queue) {
      const { ownerId, fileName, useType } = upload
      const id = await storeFile(app, { ownerId, fileName, useType, body: await upload.make() })
      ids.set(uploadKey(ownerId, fileName), id)
      done += 1
      onProgress(done, uploads.length)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  for (const frame of frames) {
    const first = firstOf.get(frame.photo.source.file) ?? frame
    const id = ids.get(keyOf(frame)) ?? ids.get(keyOf(first))
    if (id !== undefined) ids.set(keyOf(frame), id)
  }
  return ids
}

async function uploadedBefore(app: App): Promise<Map<string, string>> {
  const rows = await app.db.selectFrom('stored_file').select(['id', 'owner_id', 'file_name']).execute()
  return new Map(rows.map((row) => [uploadKey(row.owner_id, row.file_name), row.id]))
}

interface PlannedFrame {
  photo: PlannedPost['photos'][number]
  ownerId: string
}

const keyOf = ({ photo, ownerId }: PlannedFrame) => uploadKey(ownerId, photo.fileName)

/** Ordered by source, so that each source is decoded once. */
function framesOf(posts: PlannedPost[]): PlannedFrame[] {
  const frames = posts.flatMap((post) => post.photos.map((photo) => ({ photo, ownerId: post.author.id })))
  return frames.toSorted((a, b) => (a.photo.source.file < b.photo.source.file ? -1 : 1))
}

function photographs(frames: PlannedFrame[]): Upload[] {
  const opened = new Map<string, Promise<OpenSource>>()
  const open = (file: string) => {
    const known = opened.get(file)
    if (known !== undefined) return known
    if (opened.size >= 3) opened.delete(opened.keys().next().value ?? '')
    const fresh = openSource(sourcePath(file))
    opened.set(file, fresh)
    return fresh
  }
  return frames.map(({ photo, ownerId }) => ({
    ownerId,
    fileName: photo.fileName,
    useType: useTypes.photo,
    make: async () => {
      const variation = variations[photo.variation]
      if (variation === undefined) throw new Error(`no variation ${photo.variation}`)
      return varyPhoto(await open(photo.source.file), photo.source, variation, photo.frame)
    },
  }))
}

/** Each avatar is a square crop of a different photograph. */
function portraits(): Upload[] {
  const sources = readSources()
  return demoPeople.map((person, index) => ({
    ownerId: person.id,
    fileName: portraitName,
    useType: useTypes.avatar,
    make: () => {
      const source = sources[(index * 37 + 11) % sources.length]
      if (source === undefined) throw new Error('no sources')
      return sharp(sourcePath(source.file))
        .resize(avatarSide, avatarSide, { fit: 'cover' })
        .jpeg({ quality: 84 })
        .toBuffer()
    },
  }))
}
