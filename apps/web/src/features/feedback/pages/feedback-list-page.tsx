import '../feedback.css'
import { ownFeedback } from '@guangquan/routes/first/own'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { FeedbackRow, FeedbackSkeleton } from '../components/feedback-row.tsx'

/** 我的反馈: the member's tickets to customer service. */
export default function FeedbackListPage() {
  return (
    <OwnPage
      title="我的反馈"
      aside={
        <LinkButton kind="line" size="small" href={ownPaths.newFeedback()}>
          写反馈
        </LinkButton>
      }
    >
      <InfiniteList
        options={queries.pages(...ownFeedback())}
        skeleton={<FeedbackSkeleton />}
        empty={
          <EmptyState
            title="还没有反馈"
            help="遇到问题或者有建议，写给客服"
            action={
              <LinkButton kind="lit" href={ownPaths.newFeedback()}>
                去写一件
              </LinkButton>
            }
          />
        }
      >
        {(tickets) => (
          <ul>
            {tickets.map((ticket) => (
              <FeedbackRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}
