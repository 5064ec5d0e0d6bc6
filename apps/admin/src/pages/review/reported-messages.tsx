import type { ReportedMessage } from '@guangquan/contract'
import { Button, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'
import { SmallPicture } from './photographs.tsx'

/** The private messages that came with a report, once a reason was given, until the dialog is closed. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const [open, setOpen] = useState(false)
  const [messages, setMessages] = useState<ReportedMessage[] | null>(null)

  async function see({ reason }: Reasoned) {
    // Not through the query cache: the messages leave memory with this dialog.
    setMessages((await write(api.ReviewCase.SeeMessages, { reportId, reason })).items)
  }
  return (
    <>
      <Button size="small" type="link" style={{ paddingInline: 0 }} onClick={() => setOpen(true)}>
        查看附上的私信
      </Button>
      <ActDialog
        act={
          open
            ? {
                title: '查看附上的私信',
                after: '只有举报时的最近 20 条，会写进操作记录。',
                submitText: '查看',
                write: see,
              }
            : null
        }
        result={messages === null ? undefined : <Lines messages={messages} />}
        onClose={() => setOpen(false)}
        afterClose={() => setMessages(null)}
      />
    </>
  )
}

function Lines({ messages }: { messages: ReportedMessage[] }) {
  if (messages.length === 0) return '这些私信已经不在了。'
  return (
    <ul className="review-plain">
      {messages.map((message) => (
        <li key={message.id}>
          <Flex wrap gap={8} align="center">
            <Tag color={message.isOfReported ? 'warning' : 'default'}>
              {message.isOfReported ? '被举报的会员' : '举报人'}
            </Tag>
            <Typography.Text type="secondary">{message.createTime}</Typography.Text>
          </Flex>
          <Content message={message} />
        </li>
      ))}
    </ul>
  )
}

function Content({ message: { text, pictures, card, isRecalled } }: { message: ReportedMessage }) {
  if (isRecalled) return <Typography.Text type="secondary">已撤回</Typography.Text>
  if (card !== null)
    return <Typography.Text>分享：{card.title === '' ? '已经不在的内容' : card.title}</Typography.Text>
  if (pictures.length > 0) {
    return (
      <Flex wrap gap={8}>
        {pictures.map((picture) => (
          <SmallPicture key={picture.url480} picture={picture} name="私信的照片" />
        ))}
      </Flex>
    )
  }
  return <Typography.Paragraph style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{text}</Typography.Paragraph>
}
