/** An uploaded photograph of the folder; empty text and 0 for what its camera did not write. */
export interface FolderPhoto {
  /** Path inside the folder. */
  name: string
  fileName: string
  width: number
  height: number
  camera: string
  lens: string
  focalLength: number
  fNumber: number
  exposureTime: string
  iso: number
  shotAt: Date | null
}
