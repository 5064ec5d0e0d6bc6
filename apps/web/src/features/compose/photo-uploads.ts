import type { Draft, UploadedFile } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { maxPicturesPerPost } from '@guangquan/contract/photo/photo.limits'
import { createStore, type Store } from '@guangquan/ui'
import type { Waiting } from '../../shared/pictures/until-connected.ts'
import { checkFile } from './check-file.ts'
import { isFileRefused } from './content-refusals.ts'
import { choicesOf, defaultChoices } from './photo-choices.ts'
import { inOrderOfCapture } from './frame-order.ts'
import type { FrameWords, PendingPhotos, RestoredPhotos } from './pending-photos.ts'
import { uploadFile } from './upload-file.ts'

/** One photograph of the post: uploading, uploaded, or failed with a message. */
export interface Frame extends FrameWords {
  key: string
  fileName: string
  /** Object URL of the local file, or URL of the uploaded copy. */
  preview: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0…1 while sending. */
  progress: number
  /** What a running upload waits for. */
  waiting: Waiting | null
  failure: string
  /** The file itself was refused, so that a retry is pointless. */
  refused: boolean
  uploaded: UploadedFile | null
}

/** The photographs of a post being created, with their uploads. */
export interface PhotoUploads {
  frames: Store<Frame[]>
  /** Adds files of at most `maxMB` each, up to `most` in all; returns errors for those refused, as sentences. */
  add: (files: File[], maxMB?: number, most?: number) => string[]
  retry: (key: string) => void
  remove: (key: string) => void
  /**
   * Uploads another file in place of a photograph; its title and description stay.
   * @returns why it is refused, as a sentence
   */
  replace: (key: string, file: File, maxMB?: number) => string
  /** The author publishes a damaged photograph all the same. */
  acceptDamage: (key: string, uploaded: UploadedFile) => void
  move: (from: number, to: number) => void
  edit: (key: string, change: Partial<FrameWords>) => void
  /** Copies the licence, watermark and sizes of one photograph to all. */
  spread: (key: string) => void
  /** Replaces everything with the photographs of a draft or a published post, and those that are to be uploaded yet. */
  restore: (stored: Pick<Draft, 'pictures'>, pending?: RestoredPhotos) => void
  pending: () => PendingPhotos
  /** The local file of a photograph. */
  fileOf: (key: string) => File | undefined
  /** Aborts uploads and frees the previews. */
  dispose: () => void
}

const parallelUploads = 2

/**
 * Creates an empty set of uploads. Two photographs are uploaded at a time, in the order shown; uploaded ones are sorted
 * by capture time unless the author has reordered them.
 */
export function makePhotoUploads(upload: typeof uploadFile = uploadFile): PhotoUploads {
  const frames = createStore<Frame[]>([])
  const files = new Map<string, File>()
  const aborts = new Map<string, AbortController>()
  let isOrdered = false

  const change = (key: string, part: Partial<Frame>) =>
    frames.set(frames.get().map((frame) => (frame.key === key ? { ...frame, ...part } : frame)))

  function startWaiting() {
    const sending = frames.get().filter((frame) => frame.state === 'sending').length
    const next = frames.get().filter((frame) => frame.state === 'waiting')
    for (const frame of next.slice(0, Math.max(0, parallelUploads - sending))) void send(frame.key)
  }

  async function send(key: string): Promise<void> {
    const file = files.get(key)
    if (file === undefined) return
    const abort = new AbortController()
    aborts.set(key, abort)
    change(key, { state: 'sending', progress: 0, failure: '' })
    try {
      const uploaded = await upload(file, {
        useType: 1,
        signal: abort.signal,
        onProgress: (progress) => change(key, { progress, waiting: null }),
        onWait: (waiting) => change(key, { waiting }),
      })
      change(key, { state: 'done', progress: 1, uploaded })
      if (!isOrdered) frames.set(inOrderOfCapture(frames.get()))
    } catch (error) {
      if (abort.signal.aborted) return
      change(key, {
        state: 'failed',
        failure: error instanceof ApiError ? error.message : '上传没有成功',
        refused: isFileRefused(error),
      })
    } finally {
      aborts.delete(key)
      startWaiting()
    }
  }

  function forget(key: string) {
    aborts.get(key)?.abort()
    const frame = frames.get().find((one) => one.key === key)
    if (frame !== undefined && files.has(key)) URL.revokeObjectURL(frame.preview)
    files.delete(key)
  }

  return {
    frames,
    add: (chosen, maxMB, most = maxPicturesPerPost) => {
      const refusals: string[] = []
      const room = Math.max(0, most - frames.get().length)
      if (chosen.length > room)
        refusals.push(`一次最多发 ${most} 张照片，多出的 ${chosen.length - room} 张没有加入`)
      const added: Frame[] = []
      for (const file of chosen.slice(0, room)) {
        const refusal = checkFile(file, maxMB)
        if (refusal !== '') {
          refusals.push(`${file.name}：${refusal}`)
          continue
        }
        const key = crypto.randomUUID()
        files.set(key, file)
        added.push({ ...emptyFrame, key, fileName: file.name, preview: URL.createObjectURL(file) })
      }
      frames.set([...frames.get(), ...added])
      startWaiting()
      return refusals
    },
    retry: (key) => {
      if (frames.get().find((frame) => frame.key === key)?.refused === true) return
      change(key, { state: 'waiting', failure: '' })
      startWaiting()
    },
    remove: (key) => {
      forget(key)
      frames.set(frames.get().filter((frame) => frame.key !== key))
      startWaiting()
    },
    replace: (key, file, maxMB) => {
      const refusal = checkFile(file, maxMB)
      if (refusal !== '') return refusal
      forget(key)
      const added = { key: crypto.randomUUID(), fileName: file.name, preview: URL.createObjectURL(file) }
      files.set(added.key, file)
      frames.set(
        frames
          .get()
          .map(({ title, alt, ...frame }) =>
            frame.key === key ? { ...emptyFrame, ...added, title, alt } : { title, alt, ...frame },
          ),
      )
      startWaiting()
      return ''
    },
    acceptDamage: (key, uploaded) => change(key, { uploaded }),
    move: (from, to) => {
      isOrdered = true
      const list = [...frames.get()]
      const [taken] = list.splice(from, 1)
      if (taken !== undefined) list.splice(to, 0, taken)
      frames.set(list)
    },
    edit: change,
    spread: (key) => {
      const from = frames.get().find((frame) => frame.key === key)
      if (from === undefined) return
      const { licence, watermark, largeOpen, timeOpen } = from
      frames.set(frames.get().map((frame) => ({ ...frame, licence, watermark, largeOpen, timeOpen })))
    },
    restore: (draft, pending) => {
      for (const frame of frames.get()) forget(frame.key)
      isOrdered = pending?.isOrdered ?? draft.pictures.length > 0
      const restored = draft.pictures.map((picture): Frame => ({
        ...emptyFrame,
        ...wordsOf(picture),
        key: picture.fileId,
        fileName: picture.fileName,
        preview: picture.fileUrl,
        state: 'done',
        progress: 1,
        uploaded: picture,
      }))
      for (const photo of pending?.list ?? []) {
        const file = pending?.files.get(photo.key)
        if (file === undefined || restored.length >= maxPicturesPerPost) continue
        files.set(photo.key, file)
        const { place, ...words } = photo
        const added = { fileName: file.name, preview: URL.createObjectURL(file) }
        restored.splice(place, 0, { ...emptyFrame, ...words, ...added })
      }
      frames.set(restored)
      startWaiting()
    },
    pending: () => ({
      isOrdered,
      list: frames
        .get()
        .flatMap((frame, place) =>
          isPending(frame) && files.has(frame.key) ? [{ key: frame.key, place, ...wordsOf(frame) }] : [],
        ),
    }),
    fileOf: (key) => files.get(key),
    dispose: () => {
      for (const frame of frames.get()) forget(frame.key)
    },
  }
}

const isPending = ({ state, refused }: Frame) => state !== 'done' && !refused

function wordsOf(words: FrameWords): FrameWords {
  const { title, alt, exifHidden } = words
  return { title, alt, exifHidden, ...choicesOf(words) }
}

const emptyFrame: Omit<Frame, 'key' | 'fileName' | 'preview'> = {
  state: 'waiting',
  progress: 0,
  waiting: null,
  failure: '',
  refused: false,
  uploaded: null,
  title: '',
  alt: '',
  exifHidden: [],
  ...defaultChoices,
}
