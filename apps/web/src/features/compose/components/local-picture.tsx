import { useState, type ReactNode } from 'react'

interface LocalPictureProps {
  /** Object URL of a local file. */
  src: string
  /** Shown when the browser cannot decode it. */
  children?: ReactNode
}

/** Preview of a file that is not uploaded yet. Nothing is shown for files that cannot be decoded. */
export function LocalPicture({ src, children = null }: LocalPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === src) return children
  return <img src={src} alt="" draggable={false} onError={() => setBroken(src)} />
}
