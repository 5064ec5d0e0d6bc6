/** Seconds as a camera prints them: `1/250`, `1/3`, `1/1.6`, but `0.5`, `2.5`, `120`. */
export function exposureText(seconds: number): string {
  if (seconds < 0.29) return `1/${Math.round(1 / seconds)}`
  // Tenths are printed as they are; what is none was written as a fraction.
  const isTenth = Math.abs(seconds * 10 - Math.round(seconds * 10)) < 0.01
  if (seconds < 1 && !isTenth) return `1/${Number((1 / seconds).toFixed(1))}`
  return String(Number(seconds.toFixed(seconds < 10 ? 1 : 0)))
}
