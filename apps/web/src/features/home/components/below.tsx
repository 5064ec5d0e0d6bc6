import { LinkButton } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Banners } from './banners.tsx'
import { Feed } from './feed.tsx'
import { HomeActivities } from './home-activities.tsx'
import { HomeArticles } from './home-articles.tsx'
import { HomeCircles } from './home-circles.tsx'
import { HomePeople } from './home-people.tsx'

/** The part below the exhibition of a visitor's home page: articles, people, circles and banners; the feed if a tab is asked for. */
export function Below() {
  const [search] = useSearchParams()
  if (search.has('tab')) {
    return (
      <div className="mx-auto max-w-[var(--column-feed)]">
        <Feed />
      </div>
    )
  }
  return (
    <>
      <HomeArticles />
      <HomeActivities />
      <HomePeople />
      <HomeCircles />
      <Banners className="banners-wide home-section" />
      <p className="mt-8 flex justify-center">
        <LinkButton kind="line" href="/?tab=new">
          看最新动态
        </LinkButton>
      </p>
    </>
  )
}
