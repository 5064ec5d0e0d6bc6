import { Flex, Input, Select } from 'antd'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api } from '../../platform/api.ts'
import { memberColumns } from './member-columns.tsx'
import { stateChoices } from './member-words.tsx'

/** The members, to be searched by any name, number or id. */
export function MembersPage() {
  const [{ keyword, status }, setAddress] = useAddress(['keyword', 'status'])
  return (
    <>
      <PageHead title="会员" />
      <Flex wrap gap={12} style={{ marginBottom: 12 }}>
        <Input.Search
          aria-label="找会员"
          placeholder="昵称，或完整的手机号、邮箱、用户名、会员卡号、邀请码、编号"
          defaultValue={keyword}
          onSearch={(typed) => setAddress({ keyword: typed.trim() })}
          style={{ maxWidth: 520, flex: '1 1 280px' }}
        />
        <Select
          allowClear
          aria-label="状态"
          placeholder="全部状态"
          value={status}
          options={stateChoices}
          onChange={(chosen) => setAddress({ status: chosen })}
          style={{ width: 140 }}
        />
      </Flex>
      <ListTable
        name="members"
        label="会员"
        list={api.StaffMember.GetList}
        input={{ keyword, status: stateOf(status) }}
        rowKey="id"
        columns={memberColumns}
        empty="没有这样的会员"
      />
    </>
  )
}

function stateOf(text: string | undefined) {
  if (text === '1') return 1
  if (text === '2') return 2
  return text === '3' ? 3 : undefined
}
