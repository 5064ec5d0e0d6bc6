import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Flex, Typography } from 'antd'
import { ExportButton } from '../../../parts/csv/export-button.tsx'
import { Loading } from '../../../parts/page/loading.tsx'
import { ReadFailed } from '../../../parts/page/read-failed.tsx'
import { api, read } from '../../../platform/api.ts'
import { CarelessSwitch } from './careless-switch.tsx'
import { CrossCard } from './cross-card.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultFigures } from './result-figures.tsx'
import { TextsCard } from './texts-card.tsx'

const written: readonly number[] = [questionTypes.line, questionTypes.text]

/** The results: figures, a card for each question, two questions combined, and written answers. */
export function ResultsTab({ row }: { row: StaffQuestionnaireDetail }) {
  const results = useQuery({
    ...read(api.StaffQuestionnaire.GetResults, { id: row.id }),
    refetchInterval: 60_000,
  })
  if (results.isPending) return <Loading />
  if (results.isError) return <ReadFailed error={results.error} retry={results.refetch} />
  const { questions, submitted, pending } = results.data
  if (submitted === 0) return <Empty description="还没有人交" />
  return (
    <div className="questionnaire-results">
      <ResultFigures results={results.data} quota={row.quota} />
      <Flex gap={12} wrap align="center" justify="space-between" className="no-print">
        <CarelessSwitch row={row} careless={results.data.careless} />
        <Flex gap={8}>
          <ExportButton by={api.StaffQuestionnaire.ExportAnswers} input={{ id: row.id }} />
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            打印或存成 PDF
          </Button>
        </Flex>
      </Flex>
      {pending > 0 ? (
        <Typography.Text type="secondary">
          还有 {pending} 份没有计入{row.isAnonymous ? '，匿名的收满 5 份一起计入' : '，一分钟内计入'}。
        </Typography.Text>
      ) : null}
      {questions.length === 0 ? (
        <Alert type="info" showIcon title="匿名问卷的回答不到 5 份，先不显示，免得认出是谁。" />
      ) : (
        <div className="questionnaire-cards">
          {questions
            .filter(({ type }) => !written.includes(type))
            .map((question) => (
              <ResultCard key={question.key} question={question} number={numberOf(row, question.key)} />
            ))}
          <CrossCard row={row} />
          <TextsCard row={row} />
        </div>
      )}
      {row.isAnonymous ? (
        <Typography.Text type="secondary">“—”是小于 5 的数，不显示。</Typography.Text>
      ) : null}
    </div>
  )
}

const numberOf = (row: StaffQuestionnaireDetail, key: string): number =>
  row.questions.findIndex((one) => one.key === key) + 1
