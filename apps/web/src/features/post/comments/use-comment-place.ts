import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../../platform/routing/hooks.ts'
import { useHydrated } from '../../../shared/page/use-hydrated.ts'
import { useWidth } from '../../../shared/page/use-width.ts'

/** Whether the comments of a post's own page are in the page, or in a sheet on phones. `#comment` opens them. */
export function useCommentPlace() {
  const isPhone = useWidth('phone')
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const [sheetOpen, setSheetOpen] = useState<boolean>()
  const requested = useHydrated() && hash === '#comment'

  useEffect(() => {
    if (requested && !isPhone) section.current?.scrollIntoView({ block: 'start' })
  }, [requested, isPhone])

  return {
    section,
    sheetOpen: sheetOpen ?? requested,
    setSheetOpen,
    show: () => (isPhone ? setSheetOpen(true) : section.current?.scrollIntoView()),
  }
}

export type CommentPlace = ReturnType<typeof useCommentPlace>
