/** The category that a freshly published post of a type gets, before a list has told it. */
export function categoryOf(publishType: number): number {
  return publishType === 3 ? 4 : 1
}
