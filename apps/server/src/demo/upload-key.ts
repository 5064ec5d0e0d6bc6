/** File name of everybody's portrait. */
export const portraitName = 'portrait.jpg'

/** What an uploaded file of the demonstration is found by. */
export function uploadKey(ownerId: string, fileName: string): string {
  return `${ownerId}/${fileName}`
}
