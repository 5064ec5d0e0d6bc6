import type { StaffQuestionnaireDetail, StaffQuestionnaireItem } from '@guangquan/contract'
import { Flex, Tag, type TableColumnType, Typography } from 'antd'
import { Link } from 'react-router'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { QuestionnaireTags, submittedText } from './questionnaires-page.tsx'

/** The original questionnaire with all its copies, and a link to its changes. */
export function VersionsTab({ row }: { row: StaffQuestionnaireDetail }) {
  const may = useMay()
  return (
    <Flex vertical gap={12}>
      <Typography.Paragraph type="secondary" style={{ margin: 0 }}>
        发布以后只能改错字、延长时间和增加名额。要改题目，就复制一份作为新的一版；答过任何一版的人，奖励不再发第二次。
      </Typography.Paragraph>
      <ShortTable<StaffQuestionnaireItem>
        name="versions"
        label="版本"
        rowKey="id"
        columns={columnsFor(row.id)}
        rows={row.versions}
        empty="没有别的版本"
      />
      {may(api.StaffAudit.GetList) ? <Link to={`/audit?targetId=${row.id}`}>这一版的修改记录</Link> : null}
    </Flex>
  )
}

const columnsFor = (ownId: string): TableColumnType<StaffQuestionnaireItem>[] => [
  {
    key: 'title',
    title: '版本',
    render: (_, { id, title }, at) => (
      <Flex gap={8} align="center" wrap>
        第 {at + 1} 版
        {id === ownId ? (
          <>
            {title} <Tag>这一版</Tag>
          </>
        ) : (
          <Link to={`/questionnaires/${id}`}>{title}</Link>
        )}
      </Flex>
    ),
  },
  { key: 'state', title: '状态', render: (_, one) => <QuestionnaireTags row={one} /> },
  { key: 'questionCount', title: '题数', dataIndex: 'questionCount' },
  { key: 'submitted', title: '交了', render: (_, one) => submittedText(one) },
  { key: 'startTime', title: '开始', render: (_, { startTime }) => startTime.slice(0, 16) },
  { key: 'endTime', title: '结束', render: (_, { endTime }) => endTime.slice(0, 16) },
]
