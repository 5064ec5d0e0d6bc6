import { useEffect, useState } from 'react'
import { ArrowUpIcon } from '../icons/arrow-up.gen.ts'
import { timing } from '../timing.ts'

/** Scrolls to the top of the page; shown once the page is scrolled. */
export function BackToTop({ afterPx = timing.backToTopAfterPx }: { afterPx?: number }) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const look = () => setScrolled(scrollY > afterPx)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [afterPx])

  return (
    <button
      type="button"
      className="ui-to-top"
      aria-label="回到顶部"
      title="回到顶部"
      data-hidden={scrolled ? undefined : true}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
      }}
    >
      <ArrowUpIcon size={22} />
    </button>
  )
}
