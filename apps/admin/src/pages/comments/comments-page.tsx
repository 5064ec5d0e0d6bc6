import { Checkbox, Flex, Input, Select, Tag } from 'antd'
import { useState } from 'react'
import { DecideBar, type ManyDecision } from '../../parts/decide-bar.tsx'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, refresh } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { commentColumns, commentStates } from './comment-columns.tsx'

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
  const [filters, setAddress] = useAddress(['id', 'publishId', 'authorId', 'status', 'reported'])
  const { id, publishId, authorId, status, reported } = filters
  const [chosen, setChosen] = useState<string[]>([])
  const input = {
    id,
    publishId,
    authorId,
    status: statuses.find((one) => String(one) === status),
    reported: reported === undefined ? undefined : true,
  }
  return (
    <>
      <PageHead title="评论" />
      <Flex wrap gap={12} align="center" style={{ marginBottom: 12 }}>
        <Input.Search
          aria-label="评论编号"
          placeholder="评论编号"
          defaultValue={id}
          onSearch={(typed) => setAddress({ id: typed.trim() })}
          style={{ width: 260 }}
        />
        <Select
          allowClear
          aria-label="状态"
          placeholder="全部状态"
          value={status}
          options={Object.entries(commentStates).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(next) => setAddress({ status: next })}
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
            只看一位评论者
          </Tag>
        )}
        {publishId === undefined ? null : (
          <Tag closable onClose={() => setAddress({ publishId: '' })}>
            只看一件作品
          </Tag>
        )}
      </Flex>
      {mayDecide ? (
        <DecideBar
          unit="条评论"
          chosen={chosen}
          decisions={decisions}
          onDone={async () => {
            setChosen([])
            await refresh(api.StaffReply.GetList)
          }}
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
        {...(mayDecide ? { selection: { keys: chosen, choose: setChosen } } : {})}
      />
    </>
  )
}

const statuses = [1, 2, 5] as const
