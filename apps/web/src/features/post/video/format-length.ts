/** Formats a duration or position: `4:05`, `1:02:03`. Input in seconds, rounded down. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** The same in words, for screen readers. */
export function spokenLength(seconds: number): string {
  const whole = Math.max(0, Math.round(Number.isFinite(seconds) ? seconds : 0))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return minutes === 0 ? `${rest} 秒` : rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`
}
