/** File name of every avatar. */
export const portraitName = 'portrait.jpg'

/** Key of an uploaded file of the demonstration data. */
export function uploadKey(ownerId: string, fileName: string): string {
  return `${ownerId}/${fileName}`
}
