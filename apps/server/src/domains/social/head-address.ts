/** Where the copy of a picture is shown, to the browser that holds its ticket. */
export const headRoute = '/api/social/head/:id'

export function headAddress(headId: string): string {
  return headRoute.replace(':id', headId)
}
