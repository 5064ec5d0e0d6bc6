/** URL of the copy of a picture, for the browser that holds its ticket. */
export const avatarRoute = '/api/social/head/:id'

export function avatarPath(avatarId: string): string {
  return avatarRoute.replace(':id', avatarId)
}
