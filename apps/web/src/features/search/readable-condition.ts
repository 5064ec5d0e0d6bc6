/** A condition as it is shown: 光圈 ≤2.8, typed 光圈:<=2.8. */
export function readableCondition(typed: string): string {
  return typed.replaceAll(':', ' ').replaceAll('<=', '≤').replaceAll('>=', '≥').replaceAll('"', '')
}
