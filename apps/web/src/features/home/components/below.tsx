import { Banners } from './banners.tsx'
import { Feed } from './feed.tsx'

/** The part below the exhibition of a visitor's home page. */
export function Below() {
  return (
    <>
      <Banners className="banners-wide" />
      <div className="home-section mx-auto max-w-[var(--column-feed)]">
        <Feed />
      </div>
    </>
  )
}
