import type { StaffQuestionnaireItem } from '@guangquan/contract'
import {
  questionnaireAudienceNames,
  questionnaireStateNames,
  questionnaireStates,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { SettingsForm } from './settings-form.tsx'

/** Questionnaires, drafts too. */
export function QuestionnairesPage() {
  const [{ keyword, state }] = useAddress(['keyword', 'state'])
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const may = useMay()
  return (
    <>
      <PageHead
        title="问卷"
        actions={
          may(api.StaffQuestionnaire.Create) ? (
            <Button type="primary" onClick={() => setAdding(true)}>
              写问卷
            </Button>
          ) : null
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找问卷" placeholder="名称的一部分" maxLength={60} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(questionnaireStateNames)} />
      </FilterRow>
      <ListTable
        name="questionnaires"
        label="问卷"
        list={api.StaffQuestionnaire.GetList}
        input={{ keyword, state: numberOf(questionnaireStateNames, state) }}
        rowKey="id"
        pathOf={({ id }) => `/questionnaires/${id}`}
        columns={columns}
        empty="没有这样的问卷"
        exportBy={api.StaffQuestionnaire.Export}
      />
      <FormDrawer open={isAdding} title="写问卷" width={640} onClose={() => setAdding(false)}>
        <SettingsForm row={null} onDone={({ id }) => void navigate(`/questionnaires/${id}`)} />
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffQuestionnaireItem>[] = [
  {
    key: 'title',
    name: '名称',
    render: (_, { id, title }) => <Link to={`/questionnaires/${id}`}>{title}</Link>,
  },
  { key: 'state', name: '状态', render: (_, row) => <QuestionnaireTags row={row} /> },
  { key: 'submitted', name: '交了', render: (_, row) => submittedText(row) },
  { key: 'careless', name: '低质', dataIndex: 'careless' },
  { key: 'questionCount', name: '题数', dataIndex: 'questionCount' },
  {
    key: 'audience',
    name: '对象',
    render: (_, { audience }) => nameOf(questionnaireAudienceNames, audience),
  },
  { key: 'startTime', name: '开始', render: (_, { startTime }) => startTime.slice(0, 16) },
  { key: 'endTime', name: '结束', render: (_, { endTime }) => endTime.slice(0, 16) },
]

/** How many answers were submitted, and of how many. */
export const submittedText = ({
  submitted,
  quota,
}: Pick<StaffQuestionnaireItem, 'submitted' | 'quota'>): string =>
  quota === 0 ? String(submitted) : `${submitted} / ${quota}`

const colours = {
  [questionnaireStates.draft]: 'warning',
  [questionnaireStates.notOpen]: 'processing',
  [questionnaireStates.running]: 'success',
  [questionnaireStates.ended]: 'default',
  [questionnaireStates.closed]: 'error',
} as const

/** Its state, and whether it is anonymous. */
export function QuestionnaireTags({ row }: { row: Pick<StaffQuestionnaireItem, 'state' | 'isAnonymous'> }) {
  return (
    <Space size={4}>
      <Tag color={colours[row.state]}>{nameOf(questionnaireStateNames, row.state)}</Tag>
      {row.isAnonymous ? <Tag>匿名</Tag> : null}
    </Space>
  )
}
