/** 尼***康: enough to recognise oneself. */
export function maskName(name: string): string {
  const letters = [...name]
  return letters.length < 2 ? `${name}***` : `${letters.at(0) ?? ''}***${letters.at(-1) ?? ''}`
}
