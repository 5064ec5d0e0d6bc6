/** A `like` pattern for texts that contain a text, whose special characters are escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
