import { strikeLabels, type StrikeKind } from '@guangquan/contract/shapes/strike'
import { Flex, Input, Select } from 'antd'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api } from '../../platform/api.ts'
import { strikeColumns } from './strike-columns.tsx'

const kinds = Object.entries(strikeLabels).map(([value, label]) => ({ value, label }))

const isKind = (kind: string): kind is StrikeKind => kind in strikeLabels

/** What staff did about members. */
export function StrikePage() {
  const [{ member, kind, staffName }, setAddress] = useAddress(['member', 'kind', 'staffName'])
  return (
    <>
      <PageHead title="处罚记录" />
      <Flex wrap gap={12} style={{ marginBottom: 12 }}>
        <Input.Search
          key={member}
          aria-label="会员"
          placeholder="会员（昵称或编号）"
          defaultValue={member}
          onSearch={(typed) => setAddress({ member: typed.trim() })}
          style={{ width: 240 }}
        />
        <Select
          allowClear
          aria-label="处罚"
          placeholder="处罚"
          value={kind}
          options={kinds}
          onChange={(chosen) => setAddress({ kind: chosen })}
          style={{ width: 140 }}
        />
        <Input.Search
          aria-label="谁给出"
          placeholder="谁给出（登录名）"
          defaultValue={staffName}
          onSearch={(typed) => setAddress({ staffName: typed.trim() })}
          style={{ width: 200 }}
        />
      </Flex>
      <ListTable
        name="strikes"
        label="处罚记录"
        list={api.StaffStrike.GetList}
        input={{ member, kind: kind !== undefined && isKind(kind) ? kind : undefined, staffName }}
        rowKey="id"
        columns={strikeColumns}
        empty="没有这样的处罚"
      />
    </>
  )
}
