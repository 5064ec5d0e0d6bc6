/** How far the iris of a level from 1 to 10 is open. */
export function levelOpening(level: number): number {
  return 0.06 + (clampLevel(level) - 1) * 0.094
}

const stops = ['22', '16', '11', '8', '5.6', '4', '2.8', '2', '1.4', '0.95'] as const

/** The f-stop of a level from 1 to 10. */
export function levelStop(level: number): string {
  return `f/${stops[clampLevel(level) - 1] ?? stops[0]}`
}

function clampLevel(level: number): number {
  return Math.min(10, Math.max(1, Math.round(level)))
}
