import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../../platform/routing/hooks.ts'
import { useAlive } from '../../../shared/use-alive.ts'
import { useWidth } from '../../../shared/use-width.ts'

/** Where the comments of a post's own page are shown: in the page, or in a sheet on phones. `#comment` opens them. */
export function useCommentPlace() {
  const isPhone = useWidth('phone')
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const [sheetOpen, setSheetOpen] = useState<boolean>()
  const wanted = useAlive() && hash === '#comment'

  useEffect(() => {
    if (wanted && !isPhone) section.current?.scrollIntoView({ block: 'start' })
  }, [wanted, isPhone])

  return {
    section,
    sheetOpen: sheetOpen ?? wanted,
    setSheetOpen,
    show: () => (isPhone ? setSheetOpen(true) : section.current?.scrollIntoView()),
  }
}

export type CommentPlace = ReturnType<typeof useCommentPlace>
