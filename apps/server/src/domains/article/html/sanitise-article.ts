import { textLength } from '@guangquan/contract/text/text-length'
import { articleLength } from '@guangquan/rules/posts/article-length'
import sanitizeHtml from 'sanitize-html'
import { allowList } from './allow-list.ts'
import type { Block, ListBlock, Run } from './article-doc.ts'
import type { LinkHosts } from '@guangquan/rules/posts/article-link'
import { readDoc } from './read-doc.ts'
import { writeDoc } from './write-doc.ts'

/** Raised whenever the output for the same HTML changes: older output is then sanitised again before it is shown. */
export const sanitiserVersion = 5

export interface SanitisedArticle {
  /** The only HTML of an article that is ever stored or shown. */
  html: string
  blocks: Block[]
  /** Plain text, one block per line, captions included. */
  text: string
  /** The beginning of its paragraphs, for cards. */
  summary: string
  /** Length as limits and 字数 count it. */
  length: number
  /** Characters of the longest caption, as a reader counts them. */
  captionLength: number
  photoIds: string[]
  productIds: string[]
  videoIds: string[]
  /** Number of pictures and videos that could not be pasted: with any, it cannot be published. */
  placeholders: number
}

/**
 * The only, audited path from a member's input to stored and displayed HTML. Two stages, each sufficient alone: an
 * allow-list of tags and attributes, then parsing into blocks that are serialised again, so that none of the given
 * markup reaches the page. Idempotent.
 */
export function sanitiseArticle(html: string, hosts: LinkHosts): SanitisedArticle {
  const blocks = readDoc(sanitizeHtml(html, allowList), hosts)
  const text = blocks
    .map(textOf)
    .filter((words) => words !== '')
    .join('\n')
  return {
    html: writeDoc(blocks),
    blocks,
    text,
    summary: summaryOf(blocks),
    length: articleLength(text),
    captionLength: blocks.reduce((most, block) => Math.max(most, captionLengthOf(block)), 0),
    photoIds: blocks.flatMap((block) => (block.kind === 'photo' ? [block.fileId] : [])),
    productIds: blocks.flatMap((block) => (block.kind === 'product' ? [block.id] : [])),
    videoIds: blocks.flatMap((block) => (block.kind === 'video' ? [block.publishId] : [])),
    placeholders: blocks.filter((block) => block.kind === 'placeholder').length,
  }
}

const captionLengthOf = (block: Block) => (block.kind === 'photo' ? textLength(block.caption) : 0)

const summaryLength = 120

function summaryOf(blocks: readonly Block[]): string {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [wordsOf(block.runs)] : []))
  const words = paragraphs.join('').replaceAll('\n', '')
  const characters = [...words]
  return characters.length <= summaryLength ? words : `${characters.slice(0, summaryLength).join('')}…`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return wordsOf(block.runs)
    case 'quote':
      return block.paragraphs.map(wordsOf).join('\n')
    case 'list':
      return listText(block)
    case 'photo':
      return block.caption
    case 'product':
    case 'video':
    case 'placeholder':
      return ''
  }
}

function listText(list: ListBlock): string {
  return list.items
    .map(({ runs, below }) => (below === null ? wordsOf(runs) : `${wordsOf(runs)}\n${listText(below)}`))
    .join('\n')
}

function wordsOf(runs: readonly Run[]): string {
  return runs.map((run) => (run.isBreak ? '\n' : run.text)).join('')
}
