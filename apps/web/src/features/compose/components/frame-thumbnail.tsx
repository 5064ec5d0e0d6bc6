import type { Frame } from '../photo-uploads.ts'
import { LocalPicture } from './local-picture.tsx'

/** A photograph of the tray: the local file, or its uploaded copy if the browser cannot decode it (HEIC). */
export function FrameThumbnail({ frame: { preview, uploaded } }: { frame: Frame }) {
  return (
    <LocalPicture src={preview}>
      {uploaded === null ? null : <img src={uploaded.fileUrl} alt="" draggable={false} />}
    </LocalPicture>
  )
}
