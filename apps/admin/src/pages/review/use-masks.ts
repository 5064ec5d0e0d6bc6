import type { MaskedPicture } from '@guangquan/contract'
import { useEffect, useState } from 'react'
import { useUnsaved } from '../../parts/acts/unsaved.tsx'

/** The masked copies that were made for the photographs of the shown case. */
export interface Masks {
  copies: ReadonlyMap<string, MaskedPicture>
  set: (pictureId: string, copy: MaskedPicture | null) => void
  /** After a decision that used them. */
  clear: () => void
}

const none: ReadonlyMap<string, MaskedPicture> = new Map()

/** @param caseId the shown case: copies of another one are forgotten */
export function useMasks(caseId: string | undefined): Masks {
  const [made, setMade] = useState<{ caseId: string | undefined; copies: Masks['copies'] }>({
    caseId,
    copies: none,
  })
  const copies = made.caseId === caseId ? made.copies : none
  const markUnsaved = useUnsaved()
  useEffect(() => markUnsaved(copies.size > 0))
  return {
    copies,
    set: (pictureId, copy) => {
      const next = new Map(copies)
      if (copy === null) next.delete(pictureId)
      else next.set(pictureId, copy)
      setMade({ caseId, copies: next })
    },
    clear: () => {
      // The next case is opened before the next render.
      markUnsaved(false)
      setMade({ caseId, copies: none })
    },
  }
}
