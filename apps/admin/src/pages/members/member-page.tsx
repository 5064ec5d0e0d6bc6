import type { MemberCard } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Avatar, Button, Flex, Space, Typography } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { CorrectExpDialog } from '../growth/correct-exp-dialog.tsx'
import { CircleTable } from './circle-table.tsx'
import { type MemberAct, MemberActDialog } from './member-act-dialog.tsx'
import { MemberFacts } from './member-facts.tsx'
import { ReportList } from './report-list.tsx'
import { SessionList } from './session-list.tsx'

/** Everything about one member on one page. */
export function MemberPage() {
  const { id = '' } = useParams()
  const card = useQuery(read(api.StaffMember.Get, { id }))
  if (card.isPending) return <Loading />
  if (card.isError) {
    return <ReadFailed error={card.error} retry={card.refetch} />
  }
  return <Card card={card.data} />
}

function Card({ card }: { card: MemberCard }) {
  const [act, setAct] = useState<MemberAct | null>(null)
  const [isCorrecting, setCorrecting] = useState(false)
  const may = useMay()
  const { id } = card
  return (
    <>
      <PageHead
        title={card.nickName}
        actions={<Acts card={card} onAct={setAct} onCorrectExp={() => setCorrecting(true)} />}
      />
      <Flex gap={16} style={{ marginBottom: 16 }}>
        <Avatar src={card.headPicUrl} alt="" size={64} />
        <div>
          <Typography.Paragraph style={{ marginBottom: 4 }}>
            {card.introduction === '' ? '没有简介' : card.introduction}
          </Typography.Paragraph>
          <Space wrap size="middle">
            <Link to={`/posts?authorId=${id}`}>作品 {card.publishCount}</Link>
            <Link to={`/comments?authorId=${id}`}>评论</Link>
            {may(api.StaffStrike.GetList) ? <Link to={`/strikes?member=${id}`}>处罚记录</Link> : null}
            <a href={`/user/other?id=${id}`} target="_blank" rel="noreferrer">
              社区主页
            </a>
          </Space>
        </div>
      </Flex>
      <MemberFacts card={card} />
      <AddressTabs
        items={[
          {
            key: 'sessions',
            label: '登录记录',
            children: <SessionList id={id} onEnd={(sessionId) => setAct({ kind: 'end', sessionId })} />,
          },
          {
            key: 'of',
            label: `被举报 ${card.openReportCount === 0 ? '' : card.openReportCount}`.trim(),
            children: <ReportList id={id} side="of" />,
          },
          { key: 'by', label: '提交的举报', children: <ReportList id={id} side="by" /> },
          { key: 'circles', label: '圈子', children: <CircleTable memberId={id} /> },
        ]}
      />
      <CorrectExpDialog memberId={isCorrecting ? id : null} onClose={() => setCorrecting(false)} />
      <MemberActDialog card={card} act={act} onClose={() => setAct(null)} />
    </>
  )
}

interface ActsProps {
  card: MemberCard
  onAct: (act: MemberAct) => void
  onCorrectExp: () => void
}

function Acts({ card: { id, status, mutedUntil }, onAct, onCorrectExp }: ActsProps) {
  const may = useMay()
  const navigate = useNavigate()
  if (status === 3) return null
  return (
    <Space wrap>
      {may(api.StaffMember.EndSessions) ? (
        <Button onClick={() => onAct({ kind: 'end' })}>全部退出登录</Button>
      ) : null}
      {may(api.StaffPhoneRequest.Create) ? (
        <Button onClick={() => onAct({ kind: 'phone' })}>申请更换手机号</Button>
      ) : null}
      {may(api.StaffGrowth.CorrectExp) ? <Button onClick={onCorrectExp}>调整经验</Button> : null}
      {may(api.StaffMember.ResetProfile) ? (
        <Button onClick={() => onAct({ kind: 'reset' })}>恢复默认资料</Button>
      ) : null}
      {may(api.StaffStrike.Lift) && (status === 2 || mutedUntil !== null) ? (
        // Several strikes may be in force; each is lifted separately.
        <Button onClick={() => void navigate(`/strikes?member=${id}`)}>撤销处罚</Button>
      ) : null}
      {may(api.StaffMember.Sanction) ? (
        <Button danger onClick={() => onAct({ kind: 'sanction' })}>
          处罚
        </Button>
      ) : null}
    </Space>
  )
}
