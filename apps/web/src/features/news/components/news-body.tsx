import '../news-detail.css'
import type { NewsBlock } from '@guangquan/contract'
import { textSrcSet } from '../../../shared/pictures/site-sources.ts'
import { ArticleText } from '../../article/index.ts'

/** The text of news with its pictures and tables. */
export function NewsBody({ blocks }: { blocks: readonly NewsBlock[] }) {
  // The server's order; nothing is inserted or removed.
  return blocks.map((block, place) => <Block key={place} block={block} />)
}

function Block({ block }: { block: NewsBlock }) {
  switch (block.kind) {
    case 'text':
      return <ArticleText html={block.html} />
    case 'picture': {
      const { url, smallUrl, width, height, caption } = block
      return (
        <figure className="news-picture">
          <img
            src={url}
            srcSet={textSrcSet({ url, smallUrl, width, height })}
            sizes="min(100vw, 860px)"
            alt={caption}
            width={width}
            height={height}
            loading="lazy"
          />
          {caption === '' ? null : <figcaption>{caption}</figcaption>}
        </figure>
      )
    }
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        <div className="news-table" role="region" aria-label="表格" tabIndex={0}>
          <table className="ui-quotable">
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
