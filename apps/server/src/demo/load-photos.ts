import sharp from 'sharp'
import { useTypes } from '@guangquan/contract'
import type { App } from '../context.ts'
import { readSources, sourcePath } from './catalogue.ts'
import { demoPeople } from './people.ts'
import type { DemoFile, DemoPart } from './demo-part.ts'
import type { DemoPlan, PlannedPhoto, PlannedPost, Variant } from './plan.ts'
import { uploadAll } from './upload-all.ts'
import { portraitName, uploadKey } from './upload-key.ts'
import { openOnce, openSource, varyPhoto, type OpenSource } from './vary-photo.ts'

const avatarSide = 400
const lightSide = 900

interface LoadOptions {
  /** Files of other kinds. */
  others: readonly DemoFile[]
  storeFile: NonNullable<DemoPart['storeFile']>
  onProgress: (done: number, total: number) => void
}

/**
 * Uploads photographs and avatars as members would. With `DEMO=light` the largest variant of each source is used for
 * all, in a smaller size; photographs that wait in review have files of their own, which a decision
 * may change.
 * @returns file ids by owner and file name, see `uploadKey`
 */
export async function loadPhotos(
  app: App,
  { posts, queue }: Pick<DemoPlan, 'posts' | 'queue'>,
  options: LoadOptions,
): Promise<Map<string, string>> {
  const frames = framesOf(posts)
  // The uncropped one, which is a cover where the source has one.
  const firstOf = new Map(
    frames
      .toSorted((a, b) => b.variant.number - a.variant.number)
      .map((frame) => [frame.photo.source.file, frame]),
  )
  const isLight = app.env.DEMO === 'light'
  const made = isLight ? [...firstOf.values()] : frames
  const coverSide = isLight ? lightSide : Infinity
  const uploads = [
    ...portraits(),
    ...photographs(made, coverSide),
    ...waitingPhotographs(queue, coverSide),
    ...options.others,
  ]
  const ids = await uploadAll(app, uploads, options)
  for (const frame of frames) {
    const first = firstOf.get(frame.photo.source.file) ?? frame
    const id = ids.get(keyOf(frame)) ?? ids.get(keyOf(first))
    if (id !== undefined) ids.set(keyOf(frame), id)
  }
  return ids
}

interface PlannedFrame {
  photo: PlannedPhoto
  variant: Variant
  ownerId: string
}

const keyOf = ({ photo, ownerId }: PlannedFrame) => uploadKey(ownerId, photo.fileName)

/** Ordered by source, so that each source is decoded once. */
function framesOf(posts: readonly Pick<PlannedPost, 'author' | 'photos'>[]): PlannedFrame[] {
  const frames = posts.flatMap((post) =>
    post.photos.flatMap((photo) =>
      photo.variant === null ? [] : [{ photo, variant: photo.variant, ownerId: post.author.id }],
    ),
  )
  return frames.toSorted((a, b) => (a.photo.source.file < b.photo.source.file ? -1 : 1))
}

function photographs(frames: PlannedFrame[], coverSide: number): DemoFile[] {
  const opened = new Map<string, Promise<OpenSource>>()
  const openOne = coverSide === Infinity ? openSource : openOnce
  const open = (file: string) => {
    const known = opened.get(file)
    if (known !== undefined) return known
    if (opened.size >= 3) opened.delete(opened.keys().next().value ?? '')
    const fresh = openOne(sourcePath(file))
    opened.set(file, fresh)
    return fresh
  }
  return frames.map(({ photo, variant, ownerId }) => ({
    ownerId,
    fileName: photo.fileName,
    useType: useTypes.photo,
    make: async () => varyPhoto(await open(photo.source.file), photo.source, variant, coverSide),
  }))
}

/** The photographs of posts that wait in review. */
export function waitingPhotographs({ posts }: DemoPlan['queue'], coverSide: number): DemoFile[] {
  return photographs(framesOf(posts), coverSide)
}

/** Each avatar is a square crop of a different photograph. */
export function portraits(): DemoFile[] {
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
