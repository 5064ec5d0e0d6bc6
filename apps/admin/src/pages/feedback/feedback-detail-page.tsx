import type { StaffFeedbackDetail } from '@guangquan/contract'
import {
  feedbackCloserNames,
  feedbackStates,
  feedbackTypeNames,
} from '@guangquan/contract/feedback/feedback.words'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Descriptions, Flex, Space, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, read, write } from '../../platform/api.ts'
import { ContactButton } from './contact-button.tsx'
import { FeedbackState } from './feedback-page.tsx'
import { FeedbackReply } from './feedback-reply.tsx'

/** One ticket: the member's text, the answers, and the actions of staff. */
export function FeedbackDetailPage() {
  const { id = '' } = useParams()
  const ticket = useQuery(read(api.StaffFeedback.GetDetail, { id }))
  if (ticket.isPending) return <Loading />
  if (ticket.isError) return <ReadFailed error={ticket.error} retry={ticket.refetch} />
  return <Ticket ticket={ticket.data} />
}

const changed = [api.StaffFeedback.GetDetail, api.StaffFeedback.GetList]

function Ticket({ ticket }: { ticket: StaffFeedbackDetail }) {
  const { id, number, version, state } = ticket
  const [isClosing, setClosing] = useState(false)
  const act = useAct(...changed)
  const isOpen = state !== feedbackStates.closed
  // A sent answer resets the form; further messages of the member keep the input.
  const answers = ticket.replies.filter(({ isStaff }) => isStaff).length
  const closing = {
    title: `关闭 · ${number}`,
    after: '关闭后会员和客服都不能再回复。原因只记在操作记录里，会员看不到。',
    submitText: '关闭工单',
    write: ({ reason }: Reasoned) => write(api.StaffFeedback.Close, { id, version, reason }),
    done: '已关闭',
  }
  return (
    <>
      <PageHead
        title={`客服工单 · ${number}`}
        actions={
          <Space wrap>
            <Link to="/feedback">返回列表</Link>
            {isOpen ? <Button onClick={() => setClosing(true)}>关闭</Button> : null}
            {state === feedbackStates.waiting ? (
              <Button
                type="primary"
                onClick={() => void act(write(api.StaffFeedback.Take, { id, version }), '开始处理')}
              >
                开始处理
              </Button>
            ) : null}
          </Space>
        }
      />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={factsOf(ticket)} />
        <Message title={ticket.nickName} time={ticket.createTime} text={ticket.text}>
          {ticket.pictures.length === 0 ? null : (
            <Flex wrap gap={8} style={{ marginTop: 12 }}>
              {ticket.pictures.map(({ url480, url1080 }, place) => (
                <a key={url480} href={url1080} target="_blank" rel="noopener">
                  <img
                    src={url480}
                    alt={`第 ${place + 1} 张照片`}
                    style={{ height: 120, borderRadius: 6, display: 'block' }}
                  />
                </a>
              ))}
            </Flex>
          )}
        </Message>
        {ticket.replies.map((reply) => (
          <Message
            key={reply.id}
            title={reply.isStaff ? `客服 ${reply.staffName}` : ticket.nickName}
            time={reply.createTime}
            text={reply.text}
          />
        ))}
        {isOpen ? <FeedbackReply key={answers} ticket={ticket} /> : null}
      </div>
      <ActDialog act={isClosing ? closing : null} changed={changed} onClose={() => setClosing(false)} />
    </>
  )
}

interface MessageProps {
  title: string
  time: string
  text: string
  children?: ReactNode
}

function Message({ title, time, text, children }: MessageProps) {
  return (
    <Card size="small" title={title} extra={<Typography.Text type="secondary">{time}</Typography.Text>}>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>{text}</Typography.Paragraph>
      {children}
    </Card>
  )
}

function factsOf(ticket: StaffFeedbackDetail) {
  const { id, number, contact, closedBy, closeTime } = ticket
  return [
    { key: 'state', label: '状态', children: <FeedbackState state={ticket.state} /> },
    { key: 'type', label: '类型', children: feedbackTypeNames[ticket.type] },
    {
      key: 'member',
      label: '会员',
      children: <Link to={`/members/${ticket.memberId}`}>{ticket.nickName}</Link>,
    },
    {
      key: 'contact',
      label: '联系方式',
      children:
        contact === '' ? (
          '没有留'
        ) : (
          <>
            {contact} <ContactButton id={id} number={number} />
          </>
        ),
    },
    { key: 'staffName', label: '处理人', children: ticket.staffName || '还没有' },
    ...(closedBy === null
      ? []
      : [{ key: 'closed', label: '关闭', children: `${feedbackCloserNames[closedBy]}，${closeTime ?? ''}` }]),
  ]
}
