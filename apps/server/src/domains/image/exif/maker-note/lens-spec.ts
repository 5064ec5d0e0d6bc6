/** `18-55mm f/3.5-5.6`, `50mm f/1.8`; undefined for what no lens has. */
export function lensSpec(
  focal: readonly [number, number],
  widest: readonly [number, number],
): string | undefined {
  const isFocal = focal.every((value) => value >= 1 && value <= 3000) && focal[0] <= focal[1]
  if (!isFocal) return undefined
  const isKnown = widest.every((value) => value >= 0.5 && value <= 64)
  return isKnown ? `${range(focal)}mm f/${range(widest)}` : `${range(focal)}mm`
}

function range([from, to]: readonly [number, number]): string {
  const [first, last] = [from, to].map((value) => String(Number(value.toFixed(1))))
  return first === last ? `${first}` : `${first}-${last}`
}
