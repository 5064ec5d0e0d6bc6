import { type publishStatus, type publishTypes, type StaffPostItem } from '@guangquan/contract'
import { postKindNames, postStateNames } from '@guangquan/contract/staff/staff-names'
import { Button } from 'antd'
import { useState } from 'react'
import { choicesOf } from '../../parts/fields/choices.ts'
import { DecideBar, type ManyDecision } from '../../parts/acts/decide-bar.tsx'
import {
  CheckFilter,
  ChoiceFilter,
  FilterRow,
  LinkedFilter,
  SearchFilter,
} from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { postColumns } from './post-columns.tsx'
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
  const [filters] = useAddress(['keyword', 'authorId', 'status', 'kind', 'reported'])
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
      <FilterRow>
        <SearchFilter name="keyword" label="找作品" placeholder="文字，或完整的编号" width={260} />
        <ChoiceFilter name="status" label="状态" placeholder="全部状态" options={choicesOf(postStateNames)} />
        <ChoiceFilter name="kind" label="类型" placeholder="全部类型" options={choicesOf(postKindNames)} />
        <CheckFilter name="reported">有未处理的举报</CheckFilter>
        <LinkedFilter name="authorId">只看一位作者</LinkedFilter>
      </FilterRow>
      {mayDecide ? (
        <DecideBar
          unit="件作品"
          chosen={chosen}
          decisions={decisions}
          changed={[api.StaffPost.GetList]}
          onDone={() => setChosen([])}
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
        exportBy={api.StaffPost.Export}
        {...(mayDecide ? { selection: { keys: chosen, choose: setChosen } } : {})}
      />
      <TopicsDialog post={post} onClose={() => setPost(null)} />
    </>
  )
}

type Status = (typeof publishStatus)[keyof typeof publishStatus]
type Kind = (typeof publishTypes)[keyof typeof publishTypes]
const statuses: readonly Status[] = [1, 2, 3, 4, 5]
const types: readonly Kind[] = [1, 2, 3, 4, 8]
