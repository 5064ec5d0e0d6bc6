import type { NewsBlock } from '@guangquan/contract'
import { Table } from 'antd'
import { ArticleText } from './article-text.tsx'

/** The body of news, as members see it. */
export function NewsBlocks({ blocks }: { blocks: readonly NewsBlock[] }) {
  return blocks.map((block, place) => <Block key={place} block={block} />)
}

function Block({ block }: { block: NewsBlock }) {
  switch (block.kind) {
    case 'text':
      return <ArticleText html={block.html} />
    case 'picture':
      return (
        <figure style={{ margin: '16px 0' }}>
          <img src={block.url} alt={block.caption} style={{ maxWidth: '100%', borderRadius: 6 }} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      )
    case 'table':
      return (
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          style={{ marginBlock: 16 }}
          columns={block.head.map((title, column) => ({ key: column, title, dataIndex: ['cells', column] }))}
          dataSource={block.rows.map((cells, key) => ({ key, cells }))}
        />
      )
  }
}
