import type { StaffQuestionnaireResults } from '@guangquan/contract'
import { Card, Statistic } from 'antd'

/** The figures of a questionnaire as a whole. */
export function ResultFigures({ results, quota }: { results: StaffQuestionnaireResults; quota: number }) {
  const { submitted, counted, careless, medianSeconds, alikeGroups, alikeMembers } = results
  const nps = results.questions.find((one) => one.nps !== null)?.nps ?? null
  return (
    <div className="questionnaire-figures">
      <Figure
        title="交了"
        value={submitted}
        note={quota === 0 ? '不限名额' : `名额 ${quota}，还剩 ${quota - submitted}`}
      />
      <Figure title="计入" value={counted} note="低质的可以不计入" />
      <Figure title="用时" value={medianSeconds === null ? '—' : durationText(medianSeconds)} note="中位数" />
      {nps === null ? null : <Figure title="NPS" value={nps > 0 ? `+${nps}` : nps} note="推荐减贬损" />}
      <Figure title="低质" value={careless} note="太快，或一路选同一项" />
      <Figure title="一人多号" value={`${alikeGroups} 组`} note={`${alikeMembers} 个账号，网络地址相同`} />
    </div>
  )
}

function Figure({ title, value, note }: { title: string; value: string | number; note: string }) {
  return (
    <Card size="small">
      <Statistic title={title} value={value} />
      <small>{note}</small>
    </Card>
  )
}

const durationText = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`
