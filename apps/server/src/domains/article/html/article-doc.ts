/** Words of one look. A run without words is a line break. */
export interface Run {
  text: string
  strong: boolean
  /** Address that passed `cleanLink`, or null. */
  href: string | null
  isBreak: boolean
}

export interface ListItem {
  runs: Run[]
  /** A list below the item's words. */
  below: ListBlock | null
}

export interface ListBlock {
  kind: 'list'
  ordered: boolean
  items: ListItem[]
}

/** Everything an article may be made of. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'quote'; paragraphs: Run[][] }
  | ListBlock
  /** One of the author's own uploads; its address is made when it is read. */
  | { kind: 'photo'; fileId: string; caption: string }
  /** A camera or lens of the catalogue: `camera:id` or `lens:id`. */
  | { kind: 'product'; id: string }
  /** One of the author's own video posts. */
  | { kind: 'video'; publishId: string }

/** Lists stand in lists at most so deep. */
export const deepestList = 3
