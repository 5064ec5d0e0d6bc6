import { EmptyState, LinkButton } from '@guangquan/ui'
import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { StrikesByTicket } from '../../strike/index.ts'
import { appealTicket } from '../appeal-ticket.ts'
import { AccountFrame } from '../components/account-frame.tsx'

/** 违规与申诉 of a banned member, reached from a sign-in that was refused. */
export default function AppealPage() {
  const [ticket] = useState(appealTicket)
  return (
    <AccountFrame
      title="违规与申诉"
      lead={
        ticket === null
          ? '账号被封禁后，不认可的处罚在这里申诉'
          : '账号已被封禁。不认可的处罚可以申诉，每条一次'
      }
    >
      {ticket === null ? (
        <EmptyState
          title="请再登录一次"
          help="账号被封禁时，登录后会有提示，从那里可以申诉"
          action={<LinkButton href={paths.login()}>去登录</LinkButton>}
        />
      ) : (
        <StrikesByTicket ticket={ticket} />
      )}
    </AccountFrame>
  )
}
