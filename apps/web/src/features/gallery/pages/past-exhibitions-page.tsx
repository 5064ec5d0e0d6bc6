import '../gallery.css'
import { exhibitionYears, pastExhibitions, readYear } from '@guangquan/routes/first/gallery'
import { EmptyState, LinkButton, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { galleryPaths } from '../../../platform/gallery-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ExhibitionCard } from '../components/exhibition-card.tsx'

/** 往期影展: past exhibitions, by the year in which they closed. */
export default function PastExhibitionsPage() {
  const [search] = useSearchParams()
  const year = readYear(search)
  const years = useQuery(queries.one(...exhibitionYears()))
  return (
    <div className="page gallery">
      <header className="gallery-head">
        <h1>往期影展</h1>
        <LinkButton kind="line" size="small" href={galleryPaths.current()}>
          正在展出
        </LinkButton>
      </header>
      <Tabs
        label="年份"
        current={year?.toString() ?? 'all'}
        items={[
          { id: 'all', label: '全部', href: galleryPaths.past() },
          ...(years.data ?? []).map((one) => ({
            id: String(one),
            label: String(one),
            href: galleryPaths.past(one),
          })),
        ]}
      />
      <InfiniteList
        key={year}
        options={queries.pages(...pastExhibitions(year))}
        empty={
          <EmptyState
            title={year === undefined ? '还没有往期影展' : `${year} 年没有影展`}
            action={
              <LinkButton
                kind="line"
                href={year === undefined ? galleryPaths.current() : galleryPaths.past()}
              >
                {year === undefined ? '看正在展出' : '看全部年份'}
              </LinkButton>
            }
          />
        }
      >
        {(exhibitions) => (
          <ul className="gallery-cards">
            {exhibitions.map((exhibition, place) => (
              <li key={exhibition.id}>
                <ExhibitionCard exhibition={exhibition} eager={place < 3} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  )
}
