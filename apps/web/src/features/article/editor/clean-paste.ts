import { dropUnseen, isUnseen } from '@guangquan/contract/text/text-length'
import { detachedMarkup, styleOf } from './detached-markup.ts'
import { convertWordLists } from './word-lists.ts'

/** Cleaned HTML of a paste, and the parts that could not be taken over. */
export interface CleanPaste {
  html: string
  /** Pictures embedded in it, to be uploaded, in order. Each is represented by `figure[data-upload]`. */
  pictures: { key: string; source: string }[]
  /** Number of pictures on other servers or on the member's disk, which a page cannot read, and of videos. */
  lost: { pictures: number; videos: number }
}

/**
 * Converts pasted HTML of Word, WeChat and other programs to plain markup: paragraphs styled as lists or headings
 * become real ones, bold styles become bold; indentation by spaces, all other styling and text deleted in review are
 * removed. Pictures and videos that cannot be taken over are replaced by placeholders. The document is detached:
 * nothing in it loads or runs.
 */
export function cleanPaste(html: string): CleanPaste {
  const body = detachedMarkup(withoutConditions(html))
  for (const element of body.querySelectorAll(deleted)) element.remove()
  const videos = replaceVideos(body)
  for (const element of body.querySelectorAll(unwanted)) element.remove()
  dropComments(body)
  cleanWords(body)
  convertWordLists(body)
  headStyledLines(body)
  boldByStyle(body)
  const { pictures, lost } = extractPictures(body)
  joinCells(body)
  dropEmptyLines(body)
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return { html: body.innerHTML, pictures, lost: { pictures: lost, videos } }
}

/** Deletions and comments of Word's review mode. */
const deleted =
  'del, .msoDel, .MsoCommentReference, .msocomanchor, .msocomtxt, [data-style*="mso-element:comment"]'

const unwanted =
  'script, style, meta, link, title, xml, noscript, template, svg, iframe, object, embed, audio, video, canvas, input, button, select, textarea, mp-common-profile, mpvoice, mp-miniprogram, mp-style-type'

// Word wraps markup for its old versions in conditional comments, which the parser would take for text.
function withoutConditions(html: string): string {
  return html
    .replace(/<!--\[if [^\]]*\]>[\s\S]*?<!\[endif\]-->/g, '')
    .replace(/<!\[(?:if|endif)[^\]]*\]>/g, '')
    .replace(/<\/?(?:o|w|v|m|st1):[a-z][^<>]*>/gi, '')
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode() !== null) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

const blocks = 'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, figure, img'

// A short line in larger type than the text is treated as a heading.
function headStyledLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll<HTMLElement>('p, section, div')) {
    if (line.querySelector(blocks) !== null || line.closest('li, blockquote, table') !== null) continue
    const words = line.textContent.trim()
    if (words === '' || [...words].length > 40) continue
    const isNamed = /^Mso(?:Title|Heading)/.test(line.className)
    const size = Math.min(...runsOf(line).map((run) => sizeOf(run, line)))
    const rank = isNamed || size >= 21 ? 'h2' : size >= 18 && isBold(line) ? 'h3' : null
    if (rank === null) continue
    const heading = line.ownerDocument.createElement(rank)
    heading.append(...line.childNodes)
    line.replaceWith(heading)
  }
}

function runsOf(line: HTMLElement): HTMLElement[] {
  const runs: HTMLElement[] = []
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { currentNode } = walker
    if (currentNode.textContent?.trim() !== '' && currentNode.parentElement !== null)
      runs.push(currentNode.parentElement)
  }
  return runs
}

/** Font size of a run in px, as far as its line specifies it; 16 by default. */
function sizeOf(run: HTMLElement, line: HTMLElement): number {
  for (let element: HTMLElement | null = run; element !== null; element = element.parentElement) {
    const found = /^([\d.]+)(px|pt)$/.exec(styleOf(element, 'font-size'))
    if (found !== null) return Number(found[1]) * (found[2] === 'pt' ? 4 / 3 : 1)
    if (element === line) break
  }
  return 16
}

const heavy = /^(?:bold|bolder|[6-9]00)$/
const light = /^(?:normal|lighter|[1-4]00)$/

function isBold(line: HTMLElement): boolean {
  return runsOf(line).every(
    (run) =>
      run.closest('b, strong') !== null ||
      heavy.test(styleOf(run, 'font-weight')) ||
      heavy.test(styleOf(line, 'font-weight')),
  )
}

function boldByStyle(body: HTMLElement): void {
  // Google Docs wraps everything in a `b` that is not bold.
  for (const element of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (light.test(styleOf(element, 'font-weight'))) element.replaceWith(...element.childNodes)
  }
  for (const element of body.querySelectorAll<HTMLElement>('span, font')) {
    if (!heavy.test(styleOf(element, 'font-weight')) || element.closest('h1, h2, h3, h4, h5, h6') !== null)
      continue
    const strong = element.ownerDocument.createElement('strong')
    strong.append(...element.childNodes)
    element.replaceWith(strong)
  }
}

// A picture keeps its position in the text; its bytes are uploaded like any other.
function extractPictures(body: HTMLElement): { pictures: CleanPaste['pictures']; lost: number } {
  const pictures: CleanPaste['pictures'] = []
  let lost = 0
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? ''
    if (image.closest('figure[data-photo]') !== null) continue
    // Pictures of a few pixels are decoration of the source page.
    const isOrnament = [image.width, image.height].some((side) => side > 0 && side < 40)
    if (/^data:image\/(?:jpeg|png|webp|avif);base64,/.test(source) && !isOrnament) {
      const key = crypto.randomUUID()
      pictures.push({ key, source })
      const figure = image.ownerDocument.createElement('figure')
      figure.setAttribute('data-upload', key)
      image.replaceWith(figure)
      continue
    }
    if (isOrnament) image.remove()
    else {
      lost++
      image.replaceWith(placeholder(body, 'photo'))
    }
  }
  return { pictures, lost }
}

function placeholder(body: HTMLElement, kind: 'photo' | 'video'): HTMLElement {
  const figure = body.ownerDocument.createElement('figure')
  figure.setAttribute('data-placeholder', kind)
  return figure
}

const videoFrame = /^(?:https?:)?\/\/[^/]*(?:v\.qq\.com|bilibili|youku|youtube|vimeo|mp\.weixin)/

/** @returns the number of videos */
function replaceVideos(body: HTMLElement): number {
  const videos = [
    ...body.querySelectorAll<HTMLElement>('video, mp-common-videosnap, .video_iframe'),
    ...[...body.querySelectorAll('iframe')].filter((frame) =>
      videoFrame.test(frame.getAttribute('src') ?? frame.getAttribute('data-src') ?? ''),
    ),
  ]
  for (const video of new Set(videos)) video.replaceWith(placeholder(body, 'video'))
  return new Set(videos).size
}

// Articles have no tables: each row becomes a line, its pictures and videos follow it.
function joinCells(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    // Cells of a nested table belong to the row of that table.
    if (table.parentElement?.closest('table') != null) continue
    const { caption, rows } = table
    const lines = [...(caption === null ? [] : [caption]), ...rows].flatMap((row) => {
      const figures = [...row.querySelectorAll('figure')].filter(
        (figure) => figure.parentElement?.closest('figure') == null,
      )
      for (const figure of figures) figure.remove()
      const cells = row instanceof HTMLTableRowElement ? [...row.cells] : [row]
      const words = cells.map(wordsOf)
      if (words.every((word) => word === '')) return figures
      const line = body.ownerDocument.createElement('p')
      line.textContent = words.join('\u3000')
      return [line, ...figures]
    })
    table.replaceWith(...lines)
  }
}

/** The text of a cell, with a blank between its lines. */
function wordsOf(cell: Element): string {
  for (const part of cell.querySelectorAll(`br, tr, td, th, ${blocks}`)) {
    part.before(' ')
    part.after(' ')
  }
  return cell.textContent.replace(/\s+/g, ' ').trim()
}

// Zero-width characters are within words, others are blanks.
function cleanWords(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { currentNode } = walker
    currentNode.textContent = dropUnseen((currentNode.textContent ?? '').replace(/\u00a0+/g, ' '))
  }
}

function dropEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p, h1, h2, h3, li, blockquote, section, div')) {
    if (isUnseen(line.textContent) && line.querySelector('figure') === null) line.remove()
  }
  for (const line of body.querySelectorAll('p, h1, h2, h3, section, div')) {
    const first = line.firstChild
    // Chinese paragraphs are often indented by two full-width spaces; here they are spaced apart instead.
    if (first?.nodeType === Node.TEXT_NODE)
      first.textContent = (first.textContent ?? '').replace(/^[\s\u3000]+/, '')
  }
}
