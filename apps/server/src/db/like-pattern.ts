/** Pattern of `like` for what contains a text, whose own signs mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
