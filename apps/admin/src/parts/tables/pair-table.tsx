interface PairTableProps {
  /** Headings of the value columns. */
  heads: readonly string[]
  /** Each with a value per heading; undefined for a missing one. */
  rows: readonly { label: string; values: readonly (string | undefined)[] }[]
}

/** Values of fields side by side, for comparison. */
export function PairTable({ heads, rows }: PairTableProps) {
  return (
    <table className="pair-table">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {heads.map((head, at) => (
              <Value key={head} text={values[at]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ text = '—' }: { text: string | undefined }) {
  return (
    <td>
      {/* A long text scrolls here, also by keyboard. */}
      <div {...(text.length > longText ? { tabIndex: 0 } : {})}>{text === '' ? '（空）' : text}</div>
    </td>
  )
}

const longText = 200
