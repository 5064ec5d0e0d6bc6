interface NumberTableProps {
  label: string
  columns: readonly { key: string; text: string }[]
  rows: readonly { key: string; text: string; counts: readonly (number | null)[] }[]
  /** Cells are darker the larger their part of the row is. */
  shade?: boolean
}

/** Numbers by two kinds of things. */
export function NumberTable({ label, columns, rows, shade = false }: NumberTableProps) {
  return (
    <div className="questionnaire-scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="questionnaire-numbers">
        <thead>
          <tr>
            <td />
            {columns.map(({ key, text }) => (
              <th key={key} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, text, counts }) => {
            const all = counts.reduce<number>((sum, n) => sum + (n ?? 0), 0)
            return (
              <tr key={key}>
                <th scope="row">{text}</th>
                {counts.map((n, at) => (
                  <td
                    key={columns[at]?.key}
                    style={
                      shade && n !== null && all > 0
                        ? { background: `rgb(194 115 0 / ${((0.5 * n) / all).toFixed(2)})` }
                        : undefined
                    }
                  >
                    {n ?? '—'}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
