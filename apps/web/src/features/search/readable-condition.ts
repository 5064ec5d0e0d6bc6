/** A condition as displayed: 光圈 ≤2.8, typed 光圈:<=2.8. */
export function readableCondition(typed: string): string {
  return typed.replaceAll(':', ' ').replaceAll('<=', '≤').replaceAll('>=', '≥').replaceAll('"', '')
}
