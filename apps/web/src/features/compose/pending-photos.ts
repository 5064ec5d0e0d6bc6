import type { ExifField } from '@guangquan/contract'
import type { PhotoChoices } from './photo-choices.ts'

/** The author's data about a photograph of a post. */
export interface FrameWords extends PhotoChoices {
  title: string
  alt: string
  exifHidden: ExifField[]
}

/** A photograph that is not uploaded yet, to go on with in another page. */
export interface PendingPhoto extends Partial<FrameWords> {
  key: string
  /** From 0: among the photographs of a post, the options of a vote or the blocks of an article. */
  place: number
  /** In the text of an article. */
  caption?: string
  /** It is the cover of an article, and has no place. */
  isCover?: boolean
}

/** The photographs of a composer that are not uploaded yet. */
export interface PendingPhotos {
  /** The author has ordered the photographs of a post. */
  isOrdered?: boolean
  list: PendingPhoto[]
}

/** Photographs of an earlier page with their files; the others are not restored. */
export interface RestoredPhotos extends PendingPhotos {
  /** Of the record in the browser that has them. */
  draftKey: string
  files: ReadonlyMap<string, File>
}
