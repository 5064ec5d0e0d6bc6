/** URL of the copy of a picture, for the browser that holds its ticket. */
export const headRoute = '/api/social/head/:id'

export function headAddress(headId: string): string {
  return headRoute.replace(':id', headId)
}
