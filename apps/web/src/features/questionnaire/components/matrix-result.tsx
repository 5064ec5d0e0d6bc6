import type { QuestionResult } from '@guangquan/contract'

/** How each thing was judged: a bar of parts, and the same as a table. */
export function MatrixResult({ question }: { question: QuestionResult }) {
  const { rows, options, title } = question
  return (
    <>
      <div aria-hidden="true" className="qn-stacks">
        <ul className="qn-legend">
          {options.map(({ key, text }, at) => (
            <li key={key} style={toneOf(at, options.length)}>
              {text}
            </li>
          ))}
        </ul>
        {rows.map(({ key, text, counts }) => (
          <div key={key} className="qn-stack">
            <span>{text}</span>
            <div>
              {counts.map((count, at) => (
                <span
                  key={options[at]?.key}
                  style={{ ...toneOf(at, options.length), flexGrow: count ?? 0 }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <details className="qn-table">
        <summary>看数字</summary>
        <div className="qn-table-scroll" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                <td />
                {options.map(({ key, text }) => (
                  <th key={key} scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, text, counts }) => (
                <tr key={key}>
                  <th scope="row">{text}</th>
                  {counts.map((count, at) => (
                    <td key={options[at]?.key} className="ui-print">
                      {count ?? '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

/** From light to dark, in per cent of the ink. */
const toneOf = (at: number, all: number): Record<`--${string}`, number> => ({
  '--tone': Math.round(12 + (88 * at) / Math.max(1, all - 1)),
})
