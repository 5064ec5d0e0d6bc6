import type { CommentPicture, FeedbackDetail } from '@guangquan/contract'
import { feedbackStates, feedbackTypeNames } from '@guangquan/contract/feedback/feedback.words'
import { TimeText, UiLink } from '@guangquan/ui'
import { useId, type ReactNode } from 'react'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { stateSentence } from '../feedback-words.ts'
import { FeedbackPill } from './feedback-row.tsx'
import { ReplyForm } from './reply-form.tsx'

/** A ticket: its state, its messages, and a field to reply while it is open. */
export function FeedbackView({ ticket }: { ticket: FeedbackDetail }) {
  const { number, type, state, text, pictures, contact, createTime, replies } = ticket
  const headId = useId()
  return (
    <div className="feedback-view">
      <section className="own-panel feedback-state" aria-labelledby={headId}>
        <h2 id={headId} className="feedback-head">
          <b>{feedbackTypeNames[type]}</b>
          <span className="feedback-number ui-print">{number}</span>
          <FeedbackPill state={state} />
        </h2>
        <p className="text-ink-2">{stateSentence(ticket)}</p>
        {contact === '' ? null : <p className="feedback-fine">联系方式 {contact}</p>}
      </section>
      <ol className="feedback-talk" aria-label="往来">
        <Message isStaff={false} text={text} time={createTime}>
          <Pictures pictures={pictures} />
        </Message>
        {replies.map((reply) => (
          <Message key={reply.id} isStaff={reply.isStaff} text={reply.text} time={reply.createTime} />
        ))}
      </ol>
      {state === feedbackStates.closed ? (
        <p className="feedback-fine">
          还有问题请<UiLink href={ownPaths.newFeedback()}>另写一件反馈</UiLink>。
        </p>
      ) : (
        <ReplyForm ticket={ticket} />
      )}
    </div>
  )
}

interface MessageProps {
  isStaff: boolean
  text: string
  time: string
  children?: ReactNode
}

function Message({ isStaff, text, time, children }: MessageProps) {
  return (
    <li className="feedback-message" data-staff={isStaff || undefined}>
      <p className="feedback-who">
        <b>{isStaff ? '客服' : '我'}</b>
        <TimeText at={time} now={serverNow()} />
      </p>
      <p className="feedback-text" data-selectable>
        {text}
      </p>
      {children}
    </li>
  )
}

function Pictures({ pictures }: { pictures: readonly CommentPicture[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="feedback-pictures">
      {pictures.map(({ url480, url1080 }, place) => (
        <li key={url480}>
          <a href={url1080} target="_blank" rel="noopener">
            <img src={url480} alt={`第 ${place + 1} 张照片，打开大图`} draggable={false} />
          </a>
        </li>
      ))}
    </ul>
  )
}
