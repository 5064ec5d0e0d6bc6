import type { MethodRef } from '@guangquan/client'
import type { Page } from '@guangquan/contract'
import { ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Flex, Popover, Space, type TableColumnType, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { call, type ExportRef } from '../../platform/api.ts'
import { ExportButton } from '../csv/export-button.tsx'
import { openColumn } from './open-column.tsx'
import { ReadFailed } from '../page/read-failed.tsx'
import { findRow } from './row-edit.ts'
import { useSingleRow } from './single-row.ts'
import { WideTable } from './wide-table.tsx'

/** A column; `name` is its title and the name under which it can be hidden. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, 'key' | 'title'> & { key: string; name: string }

interface ListFacts<I extends object, Row extends object> {
  /** Names the list in stored settings of the browser. */
  name: string
  label: string
  /** Input of the read; another input is another list, starting at its first page. */
  input: I
  rowKey: Extract<keyof Row, string>
  columns: readonly ListColumn<Row>[]
  empty: string
  /** Begins an export of the list with the same filters, for staff with access. Null: a queue to decide. */
  exportBy: ExportRef<I> | null
  /** The chosen rows, for acts on several. */
  selection?: { keys: readonly string[]; choose: (keys: string[]) => void }
}

/** A list whose rows have pages of their own, or one that can show a single row. */
type ListTableProps<I extends object, Row extends object> = ListFacts<I, Row> &
  (
    | { list: MethodRef<I, Page<Row>>; pathOf: (row: Row) => string }
    | { list: MethodRef<I & { rowId?: string | undefined }, Page<Row>>; pathOf?: undefined }
  )

/** A list that is read page by page, by key, with a choice of columns. */
export function ListTable<I extends object, Row extends object>({
  name,
  label,
  list: method,
  input,
  rowKey,
  columns,
  empty,
  pathOf,
  exportBy,
  selection,
}: ListTableProps<I, Row>) {
  const single = useSingleRow(name)
  const queryKey = [method.service, method.method, input]
  const [place, setPlace] = useState({ of: JSON.stringify(queryKey), at: 0 })
  const [hidden, setHidden] = useState(() => readHidden(name))
  const list = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(method, { ...input, cursor: pageParam, maxResultCount: pageSize }, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: single.key === undefined,
  })
  const keyOf = (row: Row) => String(row[rowKey])
  const one = useQuery({
    queryKey: [...queryKey, 'row', single.key],
    queryFn: async () => (await findRow(method, input, single.key ?? '')) ?? null,
    enabled: single.key !== undefined,
  })
  const shownBy = single.key === undefined ? list : one
  const key = JSON.stringify(queryKey)
  // After reloading, a list may have fewer pages.
  const at = place.of === key ? Math.max(0, Math.min(place.at, (list.data?.pages.length ?? 1) - 1)) : 0
  const page = list.data?.pages[at]
  const rows = single.key === undefined ? (page?.items ?? []) : one.data == null ? [] : [one.data]

  async function turn(to: number) {
    if (list.data?.pages[to] === undefined) {
      const { isError } = await list.fetchNextPage()
      if (isError) return
    }
    setPlace({ of: key, at: to })
  }
  function hide(next: string[]) {
    localStorage.setItem(storageKey(name), JSON.stringify(next))
    setHidden(next)
  }
  const open = openColumn<Row>((row) => pathOf?.(row) ?? { search: single.searchOf(keyOf(row)) })
  const chosenColumns = columns
    .filter((column) => !hidden.includes(column.key))
    .map(({ name: title, ...column }) => ({ ...column, title }))
  const shown = single.key === undefined ? [open, ...chosenColumns] : chosenColumns
  return (
    <>
      {shownBy.isError ? (
        <div style={{ marginBottom: 12 }}>
          <ReadFailed error={shownBy.error} retry={shownBy.refetch} />
        </div>
      ) : null}
      <WideTable<Row>
        label={label}
        rowKey={rowKey}
        columns={shown}
        dataSource={rows}
        loading={shownBy.isFetching}
        {...(selection === undefined
          ? {}
          : {
              rowSelection: {
                selectedRowKeys: [...selection.keys],
                onChange: (keys) => selection.choose(keys.map(String)),
              },
            })}
        locale={{
          emptyText:
            shownBy.data === undefined ? (
              // Unknown, also after a failed read.
              ' '
            ) : (
              <Typography.Text type="secondary" className="table-empty">
                {single.key === undefined ? empty : '这一行不在了，或者不符合上面的条件'}
              </Typography.Text>
            ),
        }}
      />
      <Flex wrap justify="space-between" align="center" gap={12} style={{ marginTop: 12 }}>
        <Typography.Text type="secondary" role="status">
          {single.key !== undefined
            ? '只显示一行'
            : page === undefined
              ? ''
              : `第 ${at + 1} 页，${countText(page.totalCount)}`}
        </Typography.Text>
        <Space wrap>
          <Button icon={<ReloadOutlined />} onClick={() => void shownBy.refetch()}>
            刷新
          </Button>
          <Popover
            trigger="click"
            content={
              <Checkbox.Group
                style={{ display: 'grid', gap: 8 }}
                value={columns.map((column) => column.key).filter((one) => !hidden.includes(one))}
                options={columns.map((column) => ({ value: column.key, label: column.name }))}
                onChange={(kept) =>
                  hide(columns.map((column) => column.key).filter((one) => !kept.includes(one)))
                }
              />
            }
          >
            <Button icon={<SettingOutlined />}>列</Button>
          </Popover>
          {single.key === undefined ? (
            <>
              {exportBy === null ? null : <ExportButton by={exportBy} input={input} />}
              <Space.Compact>
                <Button disabled={at === 0} onClick={() => void turn(at - 1)}>
                  上一页
                </Button>
                <Button disabled={page === undefined || page.isLast} onClick={() => void turn(at + 1)}>
                  下一页
                </Button>
              </Space.Compact>
            </>
          ) : (
            <Link to={{ search: single.searchOfAll }}>看整个列表</Link>
          )}
        </Space>
      </Flex>
    </>
  )
}

const pageSize = 20

// The server stops counting there.
const cappedCount = 1000
const countText = (count: number) => (count >= cappedCount ? `${cappedCount} 条以上` : `共 ${count} 条`)

const storageKey = (name: string) => `console:columns:${name}`

function readHidden(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    // Something else is stored there: all columns are shown.
    return []
  }
}
