import { useState, type ReactNode } from 'react'

interface LocalPictureProps {
  /** Address of a file that the browser holds. */
  src: string
  /** In its place where the browser cannot show it. */
  children?: ReactNode
}

/** A chosen file before it has arrived. What is no picture leaves no broken one behind. */
export function LocalPicture({ src, children = null }: LocalPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === src) return children
  return <img src={src} alt="" draggable={false} onError={() => setBroken(src)} />
}
