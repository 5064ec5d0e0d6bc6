import { Flex, Input, Select } from 'antd'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { memberColumns } from './member-columns.tsx'
import { stateChoices } from './member-words.tsx'

/** The members, to be searched by any name, number or id. */
export function MembersPage() {
  const [{ keyword, status }, setAddress] = useAddress(['keyword', 'status'])
  const may = useMay()
  const input = { keyword, status: stateOf(status) }
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
        input={input}
        rowKey="id"
        columns={memberColumns}
        empty="没有这样的会员"
        {...(may(api.StaffMember.Export)
          ? { exportWith: (reason) => write(api.StaffMember.Export, { ...input, reason }) }
          : {})}
      />
    </>
  )
}

const states = [1, 2, 3] as const
const stateOf = (text: string | undefined) => states.find((one) => String(one) === text)
