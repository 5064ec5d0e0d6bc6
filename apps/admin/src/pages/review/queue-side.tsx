import { Button, Empty, Typography } from 'antd'
import type { ReactNode } from 'react'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { useQueue } from './use-queue.ts'

interface QueueSideProps {
  list: ReturnType<typeof useQueue>['list']
  hasKeys: boolean
  isEmpty: boolean
  children: ReactNode
}

/** The queue with its states: loading, failed, empty, more to load. */
export function QueueSide({ list, hasKeys, isEmpty, children }: QueueSideProps) {
  return (
    <section className="review-side" aria-label="等待审核">
      {list.isError ? <ReadFailed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.isSuccess && isEmpty ? <Empty description="都处理完了" /> : null}
      {hasKeys && !isEmpty ? (
        <Typography.Paragraph className="review-keys" type="secondary" style={{ fontSize: 12 }}>
          <kbd>J</kbd> 下一项　<kbd>K</kbd> 上一项　<kbd>X</kbd> 选中　<kbd>U</kbd> 撤销
        </Typography.Paragraph>
      ) : null}
      {children}
      {list.hasNextPage ? (
        <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          再看更多
        </Button>
      ) : null}
    </section>
  )
}
