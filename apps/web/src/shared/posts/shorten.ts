import { textBeginning } from '@guangquan/contract/text/text-length'

/** The beginning of a text, at most `max` characters, with an ellipsis if it was cut. */
export function shorten(text: string, max: number): string {
  const beginning = textBeginning(text, max)
  return beginning === text ? text : `${beginning}…`
}
