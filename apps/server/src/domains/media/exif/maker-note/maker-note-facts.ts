/** What cameras say in their maker note and not, or not always, in the tags of EXIF. */
export interface MakerNoteFacts {
  lens?: string | undefined
  iso?: number | undefined
  /** Serial numbers of the body and of the lens, as they were written. */
  serial?: string | undefined
  lensSerial?: string | undefined
  /** How often the shutter was released. */
  shutterCount?: number | undefined
}
