import type { QuestionResult } from '@guangquan/contract'
import { questionTypeNames, questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Card } from 'antd'
import { NumberTable } from './number-table.tsx'

const most = 20

/** A question with its answers: bars inside a table, so that the chart is the table. */
export function ResultCard({ question, number }: { question: QuestionResult; number: number }) {
  const { title, type, answered, mean, nps } = question
  return (
    <Card
      size="small"
      title={`${number}. ${title}`}
      extra={`${nameOf(questionTypeNames, type)}，${answered === null ? '—' : answered} 人答`}
    >
      {mean === null ? null : <p className="questionnaire-mean">{mean.toFixed(1)}</p>}
      {nps === null ? null : (
        <p className="questionnaire-mean">
          {nps > 0 ? '+' : ''}
          {nps}
        </p>
      )}
      {type === questionTypes.matrix ? (
        <NumberTable label={title} columns={question.options} rows={question.rows} shade />
      ) : (
        <BarTable question={question} />
      )}
    </Card>
  )
}

function BarTable({ question }: { question: QuestionResult }) {
  const { options, answered, title, type } = question
  const isOrder = type === questionTypes.order
  const all = Math.max(1, answered ?? 0)
  return (
    <table className="questionnaire-bars">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">选项</th>
          {isOrder ? <th scope="col">平均名次</th> : null}
          <td aria-hidden />
          <th scope="col">{isOrder ? '排第一的' : '人数'}</th>
          <th scope="col">占</th>
        </tr>
      </thead>
      <tbody>
        {options.slice(0, most).map(({ key, text, pictureUrl, count, meanPlace }) => (
          <tr key={key}>
            <th scope="row">
              {pictureUrl === null ? null : <img src={pictureUrl} alt="" width="60" height="40" />}
              {text}
            </th>
            {isOrder ? <td>{meanPlace === null ? '—' : meanPlace.toFixed(1)}</td> : null}
            <td className="questionnaire-bar" aria-hidden>
              <span style={{ width: `${count === null ? 0 : (100 * count) / all}%` }} />
            </td>
            <td>{count ?? '—'}</td>
            <td>{count === null || answered === null ? '—' : `${Math.round((100 * count) / all)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
