import { textBeginning } from '@guangquan/contract/text-length'

/** The beginning of a text, at most so many characters, with an ellipsis where it goes on. */
export function shorten(text: string, most: number): string {
  const beginning = textBeginning(text, most)
  return beginning === text ? text : `${beginning}…`
}
