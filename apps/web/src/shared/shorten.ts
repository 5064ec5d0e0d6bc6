import { textBeginning } from '@guangquan/contract/text-length'

/** The beginning of a text, at most `max` characters, with an ellipsis if it was cut. */
export function shorten(text: string, most: number): string {
  const beginning = textBeginning(text, most)
  return beginning === text ? text : `${beginning}…`
}
