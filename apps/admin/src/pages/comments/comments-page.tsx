import { commentStateNames } from '@guangquan/contract/staff/staff-names'
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
import { commentColumns } from './comment-columns.tsx'

const decisions: readonly ManyDecision[] = [
  { name: '隐藏', after: '评论进入审核，评论者会收到原因。', call: api.StaffReply.Hide },
  { name: '重新展示', after: '待审核的评论通过审核，评论者会收到通知。', call: api.StaffReply.Show },
  {
    name: '删除',
    after: '连同下面的回复一起删除，评论者会收到原因。',
    danger: true,
    call: api.StaffReply.Delete,
  },
]

/** The comments in every state. */
export function CommentsPage() {
  const may = useMay()
  const mayDecide = may(api.StaffReply.Hide)
  const [filters] = useAddress(['keyword', 'id', 'publishId', 'authorId', 'status', 'reported'])
  const { keyword, id, publishId, authorId, status, reported } = filters
  const [chosen, setChosen] = useState<string[]>([])
  const input = {
    keyword,
    id,
    publishId,
    authorId,
    status: knownOf(statuses, status),
    reported: reported === undefined ? undefined : true,
  }
  return (
    <>
      <PageHead title="评论" />
      <FilterRow>
        <SearchFilter name="keyword" label="找评论" placeholder="评论里的文字" maxLength={50} width={220} />
        <SearchFilter name="id" label="评论编号" placeholder="评论编号" width={260} />
        <ChoiceFilter
          name="status"
          label="状态"
          placeholder="全部状态"
          options={choicesOf(commentStateNames)}
        />
        <CheckFilter name="reported">有未处理的举报</CheckFilter>
        <LinkedFilter name="authorId">只看一位评论者</LinkedFilter>
        <LinkedFilter name="publishId">只看一件作品</LinkedFilter>
      </FilterRow>
      {mayDecide ? (
        <DecideBar
          unit="条评论"
          chosen={chosen}
          decisions={decisions}
          changed={[api.StaffReply.GetList]}
          onDone={() => setChosen([])}
        />
      ) : null}
      <ListTable
        name="comments"
        label="评论"
        list={api.StaffReply.GetList}
        input={input}
        rowKey="id"
        columns={commentColumns}
        empty="没有这样的评论"
        exportBy={api.StaffReply.Export}
        {...(mayDecide ? { selection: { keys: chosen, choose: setChosen } } : {})}
      />
    </>
  )
}

const statuses = [1, 2, 5] as const
