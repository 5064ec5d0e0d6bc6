import '../feedback.css'
import { oneFeedback } from '@guangquan/routes/first/own'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { FeedbackView } from '../components/feedback-view.tsx'

/** 反馈详情: a ticket as a conversation with customer service. */
export default function FeedbackDetailPage() {
  const { id = '' } = useParams()
  const ticket = useQuery({ ...queries.one(...oneFeedback(id)), staleTime: 0 })
  return (
    <OwnPage title="反馈详情">
      {ticket.data !== undefined ? (
        <FeedbackView ticket={ticket.data} />
      ) : ticket.isError ? (
        <LoadError of={ticket} />
      ) : (
        <IrisLoader className="py-10" />
      )}
    </OwnPage>
  )
}
