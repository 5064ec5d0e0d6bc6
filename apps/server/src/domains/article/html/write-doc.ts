import type { Block, ListBlock, ListItem, Run } from './article-doc.ts'

/** Serialises an article; equal articles give equal HTML. */
export function writeDoc(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('')
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return writeParagraph(block.runs)
    case 'heading':
      return `<h${block.level}>${writeRuns(block.runs)}</h${block.level}>`
    case 'quote':
      return `<blockquote>${block.paragraphs.map(writeParagraph).join('')}</blockquote>`
    case 'list':
      return writeList(block)
    case 'photo': {
      const caption = block.caption === '' ? '' : `<figcaption>${escapeText(block.caption)}</figcaption>`
      return `<figure data-photo="${escapeText(block.fileId)}">${caption}</figure>`
    }
    case 'product':
      return `<figure data-product="${escapeText(block.id)}"></figure>`
    case 'video':
      return `<figure data-video="${escapeText(block.publishId)}"></figure>`
    case 'placeholder':
      return `<figure data-placeholder="${block.of}"></figure>`
  }
}

function writeParagraph(runs: readonly Run[]): string {
  return `<p>${writeRuns(runs)}</p>`
}

function writeList(list: ListBlock): string {
  const tag = list.ordered ? 'ol' : 'ul'
  return `<${tag}>${list.items.map(writeItem).join('')}</${tag}>`
}

function writeItem({ runs, below }: ListItem): string {
  return `<li>${writeParagraph(runs)}${below === null ? '' : writeList(below)}</li>`
}

function writeRuns(runs: readonly Run[]): string {
  return runs.map(writeRun).join('')
}

function writeRun(run: Run): string {
  if (run.isBreak) return '<br>'
  const words = run.strong ? `<strong>${escapeText(run.text)}</strong>` : escapeText(run.text)
  if (run.href === null) return words
  // A path stays on this site; any other link is external and gets rel attributes.
  const away = run.href.startsWith('/') ? '' : ' target="_blank" rel="nofollow ugc noopener"'
  return `<a href="${escapeText(run.href)}"${away}>${words}</a>`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}
