import type { QuestionResult } from '@guangquan/contract'
import { questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { useId } from 'react'
import { MatrixResult } from './matrix-result.tsx'

const most = 12

/** The answers to a question: a table whose numbers are also drawn as bars. */
export function QuestionResultView({ question }: { question: QuestionResult }) {
  const id = useId()
  const { title, type, answered, mean, nps } = question
  return (
    <section className="qn-result-question" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="qn-result-figure">
        {nps === null ? null : (
          <strong className="ui-print">
            {nps > 0 ? '+' : ''}
            {nps}
          </strong>
        )}
        {mean === null ? null : <strong className="ui-print">{mean.toFixed(1)}</strong>}
        <span>
          {nps === null ? '' : '推荐者减去贬损者的百分点，'}
          {mean === null ? '' : '平均分，'}
          {answered === null ? '不到 5 人答' : `${answered} 人答`}
        </span>
      </p>
      {type === questionTypes.matrix ? <MatrixResult question={question} /> : <Bars question={question} />}
    </section>
  )
}

function Bars({ question }: { question: QuestionResult }) {
  const { options, answered, title, type } = question
  const isOrder = type === questionTypes.order
  const shown = isOrder
    ? options.toSorted((a, b) => (a.meanPlace ?? Infinity) - (b.meanPlace ?? Infinity))
    : options.slice(0, most)
  const all = Math.max(1, answered ?? 0)
  return (
    <table className="qn-bars">
      <caption className="sr-only">{title}</caption>
      <thead className={isOrder ? '' : 'sr-only'}>
        <tr>
          <th scope="col">选项</th>
          {isOrder ? <th scope="col">平均名次</th> : null}
          <td aria-hidden="true" />
          <th scope="col">{isOrder ? '排第一的' : '人数'}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, text, pictureUrl, count, meanPlace }) => (
          <tr key={key} data-tone={toneOf(type, key)}>
            <th scope="row">
              {pictureUrl === null ? null : (
                <img src={pictureUrl} alt="" width="72" height="48" loading="lazy" />
              )}
              {text}
            </th>
            {isOrder ? <td className="ui-print">{meanPlace === null ? '—' : meanPlace.toFixed(1)}</td> : null}
            <td className="qn-bar" aria-hidden="true">
              <span style={partOf(count, all)} />
            </td>
            <td className="ui-print qn-count">
              {count === null ? '—' : count}
              {count === null || answered === null || answered === 0 ? null : (
                <small>{Math.round((count / answered) * 100)}%</small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who recommends it, and who does not. */
function toneOf(type: number, key: string): string | undefined {
  if (type !== questionTypes.nps) return undefined
  return Number(key) >= 9 ? 'good' : Number(key) <= 6 ? 'bad' : undefined
}

/** Length of a bar, from 0 to 1. */
const partOf = (count: number | null, all: number): Record<`--${string}`, number> => ({
  '--part': count === null ? 0 : count / all,
})
