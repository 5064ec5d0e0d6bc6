import { deepestList, type Block, type ListBlock, type Run } from './article-doc.ts'
import type { FigureBlock } from './figure.ts'
import { tidyRuns } from './tidy-runs.ts'

/** Accepts the parts of an article in any order and nesting, and builds a flat list of blocks. */
export interface DocBuilder {
  text: (text: string) => void
  lineBreak: () => void
  /** Bold starts (1) or ends (-1). */
  strong: (delta: 1 | -1) => void
  openLink: (href: string | null) => void
  closeLink: () => void
  /** Starts a new paragraph for the following text. */
  paragraph: () => void
  openHeading: (level: 2 | 3) => void
  closeHeading: () => void
  openQuote: () => void
  closeQuote: () => void
  openList: (ordered: boolean) => void
  /** The next item of the current list. */
  item: () => void
  closeList: () => void
  openFigure: (figure: FigureBlock | null) => void
  closeFigure: () => void
  openCaption: () => void
  closeCaption: () => void
  /** The finished article. */
  end: () => Block[]
}

export function makeDocBuilder(): DocBuilder {
  const blocks: Block[] = []
  // Figures inside a quote or list are placed after it.
  const behind: Block[] = []
  let runs: Run[] = []
  let strongDepth = 0
  const links: (string | null)[] = []
  let heading: 2 | 3 | null = null
  let quote: { paragraphs: Run[][]; depth: number } | null = null
  const lists: { list: ListBlock; newItem: boolean; transparent: number }[] = []
  const figures: (FigureBlock | null)[] = []
  let captionDepth = 0

  const put = (block: Block) => blocks.push(block)

  function flush(): void {
    const words = tidyRuns(heading === null ? runs : runs.map(plainRun))
    runs = []
    if (words.length === 0) return
    const place = lists.at(-1)
    if (place !== undefined) {
      const last = place.list.items.at(-1)
      // A second paragraph of an item continues after a line break.
      if (place.newItem || last === undefined) place.list.items.push({ runs: words, below: null })
      // Both sides are tidy and the break separates them; tidying again for each paragraph would be quadratic.
      else if (last.below === null) last.runs.push(lineBreak, ...words)
      else place.list.items.push({ runs: words, below: null })
      place.newItem = false
    } else if (quote !== null) quote.paragraphs.push(words)
    else if (heading !== null) put({ kind: 'heading', level: heading, runs: words })
    else put({ kind: 'paragraph', runs: words })
  }

  function putBehind(): void {
    if (lists.length > 0 || quote !== null) return
    blocks.push(...behind.splice(0))
  }

  const inFigure = () => figures.at(-1)

  return {
    text: (text) => {
      const figure = inFigure()
      if (figure === undefined || figure === null) {
        runs.push({ text, strong: strongDepth > 0, href: links.at(-1) ?? null, isBreak: false })
      } else if (figure.kind === 'photo' && captionDepth > 0) figure.caption += text
    },
    lineBreak: () => {
      const figure = inFigure()
      if (figure === undefined || figure === null) runs.push(lineBreak)
      else if (figure.kind === 'photo' && captionDepth > 0) figure.caption += ' '
    },
    strong: (delta) => {
      strongDepth = Math.max(0, strongDepth + delta)
    },
    openLink: (href) => void links.push(href),
    closeLink: () => void links.pop(),
    paragraph: flush,
    openHeading: (level) => {
      flush()
      heading = level
    },
    closeHeading: () => {
      flush()
      heading = null
    },
    openQuote: () => {
      flush()
      if (quote === null && lists.length === 0) quote = { paragraphs: [], depth: 1 }
      else if (quote !== null) quote.depth++
    },
    closeQuote: () => {
      flush()
      if (quote === null || --quote.depth > 0) return
      if (quote.paragraphs.length > 0) put({ kind: 'quote', paragraphs: quote.paragraphs })
      quote = null
      putBehind()
    },
    openList: (ordered) => {
      flush()
      const place = lists.at(-1)
      if (place === undefined) {
        // A list inside a quote becomes paragraphs of the quote.
        if (quote !== null) return
        lists.push({ list: { kind: 'list', ordered, items: [] }, newItem: true, transparent: 0 })
        return
      }
      const item = place.list.items.at(-1)
      if (lists.length >= deepestList || item === undefined || item.below !== null) {
        place.transparent++
        return
      }
      lists.push({ list: { kind: 'list', ordered, items: [] }, newItem: true, transparent: 0 })
    },
    item: () => {
      flush()
      const place = lists.at(-1)
      if (place !== undefined) place.newItem = true
    },
    closeList: () => {
      flush()
      const place = lists.at(-1)
      if (place === undefined) return
      if (place.transparent > 0) {
        place.transparent--
        return
      }
      lists.pop()
      const outer = lists.at(-1)
      if (place.list.items.length > 0) {
        const item = outer?.list.items.at(-1)
        if (item === undefined) put(place.list)
        else item.below = place.list
      }
      if (outer !== undefined) outer.newItem = true
      putBehind()
    },
    openFigure: (figure) => {
      flush()
      figures.push(figure === null ? null : { ...figure })
    },
    closeFigure: () => {
      flush()
      const figure = figures.pop()
      if (figure === undefined || figure === null) return
      if (figure.kind === 'photo') figure.caption = captionOf(figure.caption)
      behind.push(figure)
      putBehind()
    },
    openCaption: () => {
      captionDepth++
      if (inFigure() === undefined || inFigure() === null) flush()
    },
    closeCaption: () => {
      captionDepth = Math.max(0, captionDepth - 1)
      if (inFigure() === undefined || inFigure() === null) flush()
    },
    end: () => {
      flush()
      return blocks
    },
  }
}

const lineBreak: Run = { text: '', strong: false, href: null, isBreak: true }

// A heading has one weight and one line.
const plainRun = (run: Run): Run =>
  run.isBreak ? { ...run, text: ' ', isBreak: false } : { ...run, strong: false }

function captionOf(text: string): string {
  const [run] = tidyRuns([{ text, strong: false, href: null, isBreak: false }])
  return run?.text.trimEnd() ?? ''
}
