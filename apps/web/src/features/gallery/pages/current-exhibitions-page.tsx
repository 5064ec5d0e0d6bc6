import '../gallery.css'
import { currentExhibitions } from '@guangquan/routes/first/gallery'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { galleryPaths } from '../../../platform/gallery-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { TitleWall } from '../components/title-wall.tsx'

/** 直营店画廊: current exhibitions in the direct stores. */
export default function CurrentExhibitionsPage() {
  return (
    <div className="page gallery">
      <header className="gallery-head">
        <h1>直营店画廊</h1>
        <div className="gallery-buttons">
          <LinkButton kind="line" size="small" href={galleryPaths.submit()}>
            向画廊投稿
          </LinkButton>
          <LinkButton kind="line" size="small" href={galleryPaths.past()}>
            往期影展
          </LinkButton>
        </div>
      </header>
      <InfiniteList
        options={queries.pages(...currentExhibitions())}
        empty={
          <EmptyState
            title="现在没有展出"
            help="下一场正在布展，先看看往期"
            action={
              <LinkButton kind="line" href={galleryPaths.past()}>
                看往期影展
              </LinkButton>
            }
          />
        }
      >
        {(exhibitions) =>
          exhibitions.map((exhibition, place) => (
            <TitleWall key={exhibition.id} exhibition={exhibition} eager={place === 0}>
              <LinkButton kind={place === 0 ? 'lit' : 'line'} href={galleryPaths.hall(exhibition.id)}>
                走进展厅
              </LinkButton>
            </TitleWall>
          ))
        }
      </InfiniteList>
    </div>
  )
}
