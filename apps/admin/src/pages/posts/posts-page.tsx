import { type publishStatus, type publishTypes, type StaffPostItem } from '@guangquan/contract'
import { Button, Checkbox, Flex, Input, Select, Tag } from 'antd'
import { useState } from 'react'
import { DecideBar, type ManyDecision } from '../../parts/decide-bar.tsx'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, refresh, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { postColumns } from './post-columns.tsx'
import { postKinds, postStates } from './post-words.tsx'
import { TopicsDialog } from './topics-dialog.tsx'

const decisions: readonly ManyDecision[] = [
  { name: '隐藏', after: '只有作者还能看到，作者会收到原因，修改后重新审核。', call: api.StaffPost.Hide },
  { name: '重新展示', after: '隐藏或限流的作品回到原来的位置，作者会收到通知。', call: api.StaffPost.Show },
  {
    name: '删除',
    after: '作品进入作者的回收站，作者会收到原因；恢复后仍然只有作者能看到。',
    danger: true,
    call: api.StaffPost.Delete,
  },
]

/** The posts in every state. */
export function PostsPage() {
  const may = useMay()
  const mayDecide = may(api.StaffPost.Hide)
  const [filters, setAddress] = useAddress(['keyword', 'authorId', 'status', 'kind', 'reported'])
  const { keyword, authorId, status, kind, reported } = filters
  const [chosen, setChosen] = useState<string[]>([])
  const [post, setPost] = useState<StaffPostItem | null>(null)
  const input = {
    keyword,
    authorId,
    status: knownOf(statuses, status),
    publishType: knownOf(types, kind),
    reported: reported === undefined ? undefined : true,
  }
  const topicsColumn = {
    key: 'acts',
    name: '操作',
    render: (_: unknown, row: StaffPostItem) => (
      <Button type="link" onClick={() => setPost(row)}>
        修改主题
      </Button>
    ),
  }
  return (
    <>
      <PageHead title="作品" />
      <Flex wrap gap={12} align="center" style={{ marginBottom: 12 }}>
        <Input.Search
          aria-label="找作品"
          placeholder="文字，或完整的编号"
          defaultValue={keyword}
          onSearch={(typed) => setAddress({ keyword: typed.trim() })}
          style={{ width: 260 }}
        />
        <Select
          allowClear
          aria-label="状态"
          placeholder="全部状态"
          value={status}
          options={Object.entries(postStates).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(next) => setAddress({ status: next })}
          style={{ width: 130 }}
        />
        <Select
          allowClear
          aria-label="类型"
          placeholder="全部类型"
          value={kind}
          options={Object.entries(postKinds).map(([value, label]) => ({ value, label }))}
          onChange={(next) => setAddress({ kind: next })}
          style={{ width: 130 }}
        />
        <Checkbox
          checked={reported !== undefined}
          onChange={({ target }) => setAddress({ reported: target.checked ? '1' : '' })}
        >
          有未处理的举报
        </Checkbox>
        {authorId === undefined ? null : (
          <Tag closable onClose={() => setAddress({ authorId: '' })}>
            只看一位作者
          </Tag>
        )}
      </Flex>
      {mayDecide ? (
        <DecideBar
          unit="件作品"
          chosen={chosen}
          decisions={decisions}
          onDone={async () => {
            setChosen([])
            await refresh(api.StaffPost.GetList)
          }}
        />
      ) : null}
      <ListTable
        name="posts"
        label="作品"
        list={api.StaffPost.GetList}
        input={input}
        rowKey="id"
        columns={mayDecide ? [...postColumns, topicsColumn] : postColumns}
        empty="没有这样的作品"
        {...(mayDecide
          ? {
              selection: { keys: chosen, choose: setChosen },
              exportWith: (reason) => write(api.StaffPost.Export, { ...input, reason }),
            }
          : {})}
      />
      <TopicsDialog post={post} onClose={() => setPost(null)} />
    </>
  )
}

type Status = (typeof publishStatus)[keyof typeof publishStatus]
type Kind = (typeof publishTypes)[keyof typeof publishTypes]
const statuses: readonly Status[] = [1, 2, 3, 4, 5]
const types: readonly Kind[] = [1, 2, 3, 4, 8]

function knownOf<T extends number>(known: readonly T[], text: string | undefined): T | undefined {
  return known.find((one) => String(one) === text)
}
