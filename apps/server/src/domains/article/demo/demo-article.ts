/** An article of the demonstration data. */
export interface DemoArticle {
  title: string
  categoryId: number
  /** Source photograph of the cover. */
  cover: string
  tags: readonly string[]
  daysAgo: number
  /**
   * One paragraph per line; `## ` heading, `> ` quote, `- ` and `1. ` items, `!file caption` a photograph, `@camera:id`
   * gear, `**words**` bold.
   */
  text: string
}

/** File names of the photographs in an article, in order. */
export function photosOf({ text }: DemoArticle): string[] {
  return [...text.matchAll(/^!(\S+)/gm)].map(([, file = '']) => file)
}

/** The HTML an editor would send. @param fileIdOf id of the upload of a photograph */
export function htmlOf({ text }: Pick<DemoArticle, 'text'>, fileIdOf: (file: string) => string): string {
  return text
    .trim()
    .split(/\n+/)
    .map((line) => {
      const words = line.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      if (line.startsWith('## ')) return `<h2>${words.slice(3)}</h2>`
      if (line.startsWith('> ')) return `<blockquote><p>${words.slice(2)}</p></blockquote>`
      if (line.startsWith('- ')) return `<ul><li>${words.slice(2)}</li></ul>`
      if (/^\d\. /.test(line)) return `<ol><li>${words.slice(3)}</li></ol>`
      if (line.startsWith('@')) return `<figure data-product="${line.slice(1)}"></figure>`
      if (!line.startsWith('!')) return `<p>${words}</p>`
      const [, file = '', caption = ''] = /^!(\S+)(?:\s+(\S.*))?$/.exec(line) ?? []
      return `<figure data-photo="${fileIdOf(file)}"><figcaption>${caption}</figcaption></figure>`
    })
    .join('')
    .replaceAll('</ul><ul>', '')
    .replaceAll('</ol><ol>', '')
}
