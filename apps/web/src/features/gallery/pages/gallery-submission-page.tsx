import '../gallery.css'
import type { OpenCall } from '@guangquan/contract'
import { openCalls, ownSubmissions } from '@guangquan/routes/first/gallery'
import { EmptyState, LinkButton, StatusPill } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { galleryPaths } from '../../../platform/gallery-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { OwnSubmission } from '../components/own-submission.tsx'
import { SubmissionForm } from '../components/submission-form.tsx'
import { shortDay } from '../gallery-text.ts'

/** 画廊投稿: the open calls, the form of the chosen one, and the member's earlier submissions. */
export default function GallerySubmissionPage() {
  const [search] = useSearchParams()
  const chosen = search.get('call')
  return (
    <OwnPage
      title="画廊投稿"
      aside={
        <LinkButton kind="line" size="small" href={galleryPaths.current()}>
          看影展
        </LinkButton>
      }
    >
      <section className="gallery-calls" aria-label="正在征集">
        <h2 className="gallery-section">正在征集</h2>
        <InfiniteList
          options={queries.pages(...openCalls())}
          empty={<EmptyState title="现在没有征集" help="新的征集会在官方资讯里发布" />}
        >
          {(calls) => calls.map((call) => <Call key={call.id} call={call} isChosen={call.id === chosen} />)}
        </InfiniteList>
      </section>
      <section className="gallery-calls" aria-label="我的投稿">
        <h2 className="gallery-section">我的投稿</h2>
        <InfiniteList
          options={queries.pages(...ownSubmissions())}
          empty={<EmptyState title="还没有投稿" help="选一次征集，把作品寄到墙上来" />}
        >
          {(submissions) =>
            submissions.map((submission) => <OwnSubmission key={submission.id} submission={submission} />)
          }
        </InfiniteList>
      </section>
    </OwnPage>
  )
}

function Call({ call, isChosen }: { call: OpenCall; isChosen: boolean }) {
  const { id, title, intro, endTime, maxPhotos, minLongEdge, isSent } = call
  return (
    <article className="gallery-call">
      <header>
        <h3>{title}</h3>
        {isSent ? <StatusPill tone="success">已投稿</StatusPill> : null}
      </header>
      <p>{intro}</p>
      <p className="gallery-note">
        {shortDay(endTime)}截止，1 到 {maxPhotos} 张，长边至少 {minLongEdge} 像素，每人一次
      </p>
      {isSent ? null : isChosen ? (
        <SubmissionForm call={call} />
      ) : (
        <div>
          <LinkButton kind="lit" size="small" href={galleryPaths.submit(id)}>
            投稿
          </LinkButton>
        </div>
      )}
    </article>
  )
}
