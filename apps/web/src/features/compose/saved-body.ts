import type { SaveInput } from './draft-fields.ts'

/** The content of a draft, as JSON, without the files it refers to. */
export function withoutFiles(body: string): string {
  const input: SaveInput = JSON.parse(body)
  return JSON.stringify(wordsOf(input))
}

function wordsOf(input: SaveInput): SaveInput {
  switch (input.publishType) {
    case 1:
    case 5:
      return { ...input, pictures: [] }
    case 2:
      return { ...input, coverFileId: null, html: (input.html ?? '').replace(articlePhoto, '') }
    case 3:
      return { ...input, videoId: null, posterId: null, frameIds: [] }
    case 4: {
      const { vote } = input
      if (vote?.options === undefined) return input
      return {
        ...input,
        vote: { ...vote, options: vote.options.map(({ text }) => ({ text, fileId: null })) },
      }
    }
  }
}

/** A photograph as the editor writes it. */
const articlePhoto = /<figure data-photo="[^"]*">.*?<\/figure>/gs

/** Everything written in a draft as plain text, to be copied. */
export function textOf(body: string): string {
  const input: SaveInput = JSON.parse(body)
  const parts = [input.title ?? '']
  if ('text' in input) parts.push(input.text ?? '')
  if (input.publishType === 2) parts.push(plainText(input.html ?? ''))
  if (input.publishType === 4) parts.push(...(input.vote?.options ?? []).map(({ text }) => text))
  return parts.filter((part) => part.trim() !== '').join('\n')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' }

function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h2|h3|figcaption)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}
