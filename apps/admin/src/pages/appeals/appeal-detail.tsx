import type { MethodOutput, StaffAppeals } from '@guangquan/contract'
import { strikeName } from '@guangquan/contract/sanction/strike.shapes'
import { useQuery } from '@tanstack/react-query'
import { Card, Descriptions, Flex, Tag, Typography } from 'antd'
import { Link, useParams } from 'react-router'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, read } from '../../platform/api.ts'
import { strikeColumns, StrikeTarget } from '../strikes/strike-columns.tsx'
import { AppealDecision } from './appeal-decision.tsx'
import { FormerPictures } from './former-pictures.tsx'
import { StrikeContent, useStrikeContent } from './strike-content.tsx'

/** One appeal: the strike, the member's statement, their other strikes, and the decision. */
export function AppealDetail() {
  const { id = '' } = useParams()
  const appeal = useQuery(read(api.StaffAppeals.Get, { id }))
  if (appeal.isError) {
    return <ReadFailed error={appeal.error} retry={appeal.refetch} />
  }
  if (appeal.data === undefined) return <Loading />
  return <ShownAppeal appeal={appeal.data} />
}

function ShownAppeal({ appeal }: { appeal: MethodOutput<typeof StaffAppeals.Get> }) {
  const { id, strike, text, createTime, dueTime, isOverdue, history } = appeal
  const content = useStrikeContent(strike)
  return (
    <>
      <PageHead title={`申诉 · ${strike.nickName}`} actions={<Link to="/appeals">返回列表</Link>} />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        <Descriptions bordered size="small" column={{ xs: 1, md: 2 }}>
          <Descriptions.Item label="处罚">{strikeName(strike)}</Descriptions.Item>
          <Descriptions.Item label="给出">
            {strike.createTime} {strike.staffName === '' ? '运维' : strike.staffName}
          </Descriptions.Item>
          <Descriptions.Item label="原因">{strike.reason}</Descriptions.Item>
          <Descriptions.Item label="涉及">
            <Flex wrap align="center" gap="4px 12px">
              <StrikeTarget strike={strike} />
              {appeal.canDecide && hasPictures(strike.target) ? <FormerPictures appealId={id} /> : null}
            </Flex>
          </Descriptions.Item>
          <Descriptions.Item label="提出">{createTime}</Descriptions.Item>
          <Descriptions.Item label="期限">
            {dueTime} {isOverdue ? <Tag color="error">已超期</Tag> : null}
          </Descriptions.Item>
        </Descriptions>
        <StrikeContent strike={strike} content={content} />
        <Card title="会员的申诉" size="small">
          <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', margin: 0 }}>{text}</Typography.Paragraph>
        </Card>
        <AppealDecision appeal={appeal} isRestorable={content.isRestorable} />
        <section aria-label="其他处罚">
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            这位会员的其他处罚
          </Typography.Title>
          {history.length === 0 ? (
            <Typography.Text type="secondary">没有其他处罚</Typography.Text>
          ) : (
            <WideTable label="其他处罚" rowKey="id" columns={historyColumns} dataSource={history} />
          )}
        </section>
      </div>
    </>
  )
}

const hasPictures = (target: { kind: string } | null) => target?.kind === 'post' || target?.kind === 'comment'

const historyColumns = strikeColumns
  .filter(({ key }) => key !== 'member')
  .map(({ name, ...column }) => ({ ...column, title: name }))
