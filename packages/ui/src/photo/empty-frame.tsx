const wires = [58, 66, 74, 84, 96] as const
const birds = [
  [34, 63],
  [52, 68],
  [60, 69],
  [92, 71],
  [110, 83],
  [208, 79],
  [216, 78],
  [238, 73],
  [270, 66],
  [276, 64],
] as const

/** Drawing of the missing page: a pole with wires and birds at dusk. */
export function EmptyFrame() {
  return (
    <svg viewBox="0 0 320 213" aria-hidden>
      <defs>
        <linearGradient id="unexposed-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--coat-violet)" stopOpacity=".75" />
          <stop offset=".55" stopColor="var(--coat-rose)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--coat-amber)" stopOpacity=".8" />
        </linearGradient>
      </defs>
      <rect width="320" height="213" fill="var(--metal-hi)" />
      <rect width="320" height="213" fill="url(#unexposed-sky)" />
      <g stroke="var(--film-base)" fill="none">
        <path d="M160 34V204" strokeWidth="3" />
        <path d="M140 56h40M134 66h52M142 76h36" strokeWidth="2.4" />
        {wires.map((height) => (
          <path
            key={height}
            strokeWidth=".7"
            d={`M0 ${height - 14}Q80 ${height + 10} 160 ${height - 4}T320 ${height - 16}`}
          />
        ))}
      </g>
      <g fill="var(--film-base)">
        {birds.map(([x, y]) => (
          <path key={x} d={`M${x} ${y}c1-3 4-4 6-3l2-1-1 2c0 2-3 4-7 3l-3 2z`} />
        ))}
        <path d="M0 196c30-4 46 2 70-1 8-1 10-5 22-4 30 2 60 0 92 2 20 1 26-5 40-4 34 3 60-2 96 4v20H0z" />
      </g>
    </svg>
  )
}
