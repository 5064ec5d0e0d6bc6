import '../feedback.css'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { FeedbackForm } from '../components/feedback-form.tsx'

/** 写反馈. */
export default function NewFeedbackPage() {
  return (
    <OwnPage title="写反馈">
      <FeedbackForm />
    </OwnPage>
  )
}
