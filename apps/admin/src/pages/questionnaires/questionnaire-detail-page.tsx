import './questionnaires.css'
import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Flex, Typography } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { QuestionBuilder } from './builder/question-builder.tsx'
import { QuestionnaireActs } from './questionnaire-acts.tsx'
import { QuestionnaireTags, submittedText } from './questionnaires-page.tsx'
import { ResultsTab } from './results/results-tab.tsx'
import { SettingsForm } from './settings-form.tsx'
import { VersionsTab } from './versions-tab.tsx'

/** One questionnaire: its questions, its audience, and its answers. */
export function QuestionnaireDetailPage() {
  const { id = '' } = useParams()
  const questionnaire = useQuery(read(api.StaffQuestionnaire.GetDetail, { id }))
  if (questionnaire.isPending) return <Loading />
  if (questionnaire.isError) return <ReadFailed error={questionnaire.error} retry={questionnaire.refetch} />
  return <Shown row={questionnaire.data} />
}

function Shown({ row }: { row: StaffQuestionnaireDetail }) {
  // After a save, the form is recreated with the saved values.
  const [saves, setSaves] = useState(0)
  const may = useMay()
  const mayWrite = may(api.StaffQuestionnaire.Save)
  const questions = { key: 'questions', label: '题目', children: <QuestionBuilder row={row} /> }
  const settings = {
    key: 'settings',
    label: '对象和奖励',
    children: (
      <div style={{ maxWidth: 640 }}>
        {row.may.save ? (
          <SettingsForm key={saves} row={row} onDone={() => setSaves((before) => before + 1)} />
        ) : (
          <Typography.Paragraph>已经结束或关闭，重新开放以后才能修改。</Typography.Paragraph>
        )}
      </div>
    ),
  }
  const results = { key: 'results', label: '结果', children: <ResultsTab row={row} /> }
  const versions = { key: 'versions', label: '版本', children: <VersionsTab row={row} /> }
  const isBegun = row.submitted > 0
  return (
    <>
      <PageHead title={row.title} actions={<QuestionnaireActs row={row} />} />
      <Flex gap={12} wrap align="center" style={{ marginBottom: 8 }}>
        <QuestionnaireTags row={row} />
        <Typography.Text type="secondary">
          {row.startTime.slice(0, 16)} 到 {row.endTime.slice(0, 16)}，交了 {submittedText(row)} 份
          {row.invitedTime === null ? '' : `，${row.invitedTime.slice(0, 16)} 通知了 ${row.invited} 人`}
        </Typography.Text>
      </Flex>
      <AddressTabs
        items={
          mayWrite
            ? isBegun
              ? [results, questions, settings, versions]
              : [questions, settings, results, versions]
            : [results, versions]
        }
        filters={['question', 'keyword', 'row', 'column']}
      />
    </>
  )
}
