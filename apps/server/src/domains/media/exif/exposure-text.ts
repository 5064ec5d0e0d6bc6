/** Seconds as a camera prints them: `1/250` up to a quarter second, `0.5`, `2.5`, `120` above. */
export function exposureText(seconds: number): string {
  if (seconds < 0.29) return `1/${Math.round(1 / seconds)}`
  return String(Number(seconds.toFixed(seconds < 10 ? 1 : 0)))
}
