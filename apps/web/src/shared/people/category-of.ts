/** The category of a newly published post, before a list contains it. */
export function categoryOf(publishType: number): number {
  return publishType === 3 ? 4 : 1
}
