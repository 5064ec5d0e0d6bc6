import sharp from 'sharp'
import { useTypes } from '@guangquan/contract'
import type { App } from '../context.ts'
import { readSources, sourcePath } from './catalogue.ts'
import { demoPeople } from './people.ts'
import type { DemoFile, DemoPart } from './demo-part.ts'
import type { DemoPlan, PlannedPhoto, PlannedPost, Variant } from './plan.ts'
import { uploadAll } from './upload-all.ts'
import { portraitName, uploadKey } from './upload-key.ts'
import { headOf, openOnce, openSource, variedSides, varyPhoto, type OpenSource } from './vary-photo.ts'

const avatarSide = 400
const lightSide = 900

interface LoadOptions extends Required<Pick<DemoPart, 'storeFile' | 'standIns'>> {
  /** Files of other kinds. */
  others: readonly DemoFile[]
  onProgress: (done: number, total: number) => void
}

/**
 * Uploads avatars, and the largest variant of each source, as members would; it stands in for the other variants until
 * `replaceStandIns`. With `DEMO=light` it is used for all of them, in a smaller size. Photographs that wait for a
 * review have separate files, which a decision may change.
 * @returns file ids by owner and file name, see `uploadKey`
 */
export async function loadPhotos(
  app: App,
  { posts, queue }: Pick<DemoPlan, 'posts' | 'queue'>,
  options: LoadOptions,
): Promise<Map<string, string>> {
  const frames = framesOf(posts)
  // The uncropped variant, which is a cover if the source has one.
  const firstOf = new Map(
    frames
      .toSorted((a, b) => b.variant.number - a.variant.number)
      .map((frame) => [frame.photo.source.file, frame]),
  )
  const isLight = app.env.DEMO === 'light'
  const coverSide = isLight ? lightSide : Infinity
  const uploads = [
    ...portraits(),
    ...photographs([...firstOf.values()], coverSide),
    ...waitingPhotographs(queue, coverSide),
    ...options.others,
  ]
  const ids = await uploadAll(app, uploads, options)
  const shownFor = new Map(
    frames.map((frame) => {
      const first = firstOf.get(frame.photo.source.file) ?? frame
      return [keyOf(frame), ids.get(keyOf(first)) ?? '']
    }),
  )
  if (isLight) return new Map([...ids, ...shownFor])
  const sides = new Map(frames.map((frame) => [keyOf(frame), variedSides(frame.photo.source, frame.variant)]))
  const heads = frames.map(({ photo, variant, ownerId }) => ({
    ownerId,
    fileName: photo.fileName,
    useType: useTypes.photo,
    make: () => headOf(photo.source, variant),
  }))
  return uploadAll(app, heads, {
    storeFile: async (_app, upload) => {
      const key = uploadKey(upload.ownerId, upload.fileName)
      const { width, height } = sides.get(key) ?? { width: 0, height: 0 }
      return options.standIns.add(app, upload, { shown: shownFor.get(key) ?? '', width, height })
    },
    onProgress: () => undefined,
  })
}

/**
 * Gives the photographs of posts that still show another file their own, the newest post first. Ends early at a stop.
 */
export async function replaceStandIns(
  app: App,
  { posts }: Pick<DemoPlan, 'posts'>,
  { standIns, onProgress }: Pick<LoadOptions, 'standIns' | 'onProgress'>,
): Promise<void> {
  const ids = await standIns.list(app.db)
  const waiting = framesIn(posts).flatMap((frame) => {
    const id = ids.get(keyOf(frame))
    return id === undefined ? [] : [{ id, frame }]
  })
  let done = 0
  const queue = waiting.values()
  const work = async () => {
    for (const { id, frame } of queue) {
      if (app.stopping.aborted) return
      const { photo, variant, ownerId } = frame
      const body = await varyPhoto(await openOnce(sourcePath(photo.source.file)), photo.source, variant)
      await standIns.replace(app, id, { ownerId, fileName: photo.fileName, useType: useTypes.photo, body })
      done += 1
      onProgress(done, waiting.length)
    }
  }
  // One is cropped while the copies of another are made.
  await Promise.all([work(), work()])
}

interface PlannedFrame {
  photo: PlannedPhoto
  variant: Variant
  ownerId: string
}

const keyOf = ({ photo, ownerId }: PlannedFrame) => uploadKey(ownerId, photo.fileName)

/** Ordered by source, so that each source is decoded once. */
function framesOf(posts: readonly Pick<PlannedPost, 'author' | 'photos'>[]): PlannedFrame[] {
  return framesIn(posts).toSorted((a, b) => (a.photo.source.file < b.photo.source.file ? -1 : 1))
}

function framesIn(posts: readonly Pick<PlannedPost, 'author' | 'photos'>[]): PlannedFrame[] {
  return posts.flatMap((post) =>
    post.photos.flatMap((photo) =>
      photo.variant === null ? [] : [{ photo, variant: photo.variant, ownerId: post.author.id }],
    ),
  )
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
