/** What cameras say in their maker note and not in the tags of EXIF. */
export interface MakerNoteFacts {
  lens?: string | undefined
  iso?: number | undefined
}
