import type { StaffOwnerItem } from '@guangquan/contract'
import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import { Button, Empty, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import type { ChangedReads } from '../../parts/acts/use-act.ts'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { useFrameChoices, useMedalChoices } from './art-choices.ts'

/** Who won a medal; for cheating it is revoked. */
export function MedalOwners() {
  const choices = useMedalChoices()
  return (
    <Owners
      what="勋章"
      choices={choices}
      list={api.StaffMedal.GetOwners}
      exportBy={api.StaffMedal.ExportOwners}
      changed={[api.StaffMedal.GetOwners, api.StaffMedal.GetList]}
      mayRevoke={useMay()(api.StaffMedal.Revoke)}
      revoke={(given) => write(api.StaffMedal.Revoke, given)}
      after="各级都会收回，正在佩戴的会取下，以后达到条件也不再获得。会员会收到通知。"
    />
  )
}

/** Who has a frame; for cheating it is revoked. */
export function FrameOwners() {
  const choices = useFrameChoices()
  return (
    <Owners
      what="头像框"
      choices={choices}
      list={api.StaffFrame.GetOwners}
      exportBy={api.StaffFrame.ExportOwners}
      changed={[api.StaffFrame.GetOwners]}
      mayRevoke={useMay()(api.StaffFrame.Revoke)}
      revoke={(given) => write(api.StaffFrame.Revoke, given)}
      after="正在使用的会取下，以后达到条件也不再获得。会员会收到通知。"
    />
  )
}

interface OwnersProps {
  what: string
  choices: { value: string; label: string }[]
  list: typeof api.StaffMedal.GetOwners
  exportBy: typeof api.StaffMedal.ExportOwners
  changed: ChangedReads
  mayRevoke: boolean
  revoke: (given: { id: string; memberId: string; reason: string }) => Promise<null>
  /** The consequences of revoking it. */
  after: string
}

function Owners({ what, choices, list, exportBy, changed, mayRevoke, revoke, after }: OwnersProps) {
  const [{ art, keyword }] = useAddress(['art', 'keyword'])
  const [row, setRow] = useState<StaffOwnerItem | null>(null)
  const isLinked = useMay()(api.StaffMember.Get)
  const chosen = choices.find(({ value }) => value === art)
  const acts: ListColumn<StaffOwnerItem> = {
    key: 'acts',
    name: '操作',
    render: (_, owner) =>
      owner.revokedTime === null ? (
        <Button
          size="small"
          danger
          aria-label={`收回 ${owner.nickName}的${what}`}
          onClick={() => setRow(owner)}
        >
          收回
        </Button>
      ) : null,
  }
  return (
    <>
      <FilterRow>
        <ChoiceFilter
          name="art"
          label={what}
          placeholder={`选择${what}`}
          options={choices}
          hasSearch
          width={200}
        />
        <SearchFilter
          name="keyword"
          label="找会员"
          placeholder="完整的昵称或会员编号"
          maxLength={64}
          width={280}
        />
      </FilterRow>
      {chosen === undefined ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`先选择一个${what}`} />
      ) : (
        <ListTable
          name="art-owners"
          label={`${chosen.label}的获得记录`}
          list={list}
          input={{ id: chosen.value, keyword }}
          rowKey="id"
          columns={[...columns(isLinked), ...(mayRevoke ? [acts] : [])]}
          empty="还没有会员获得"
          exportBy={exportBy}
        />
      )}
      <ActDialog
        act={
          row === null || chosen === undefined
            ? null
            : {
                title: `收回${what} · ${chosen.label} · ${row.nickName}`,
                after,
                submitText: '收回',
                write: ({ reason }: Reasoned) => revoke({ id: chosen.value, memberId: row.memberId, reason }),
                done: '已收回',
              }
        }
        changed={changed}
        onClose={() => setRow(null)}
      />
    </>
  )
}

/** @param isLinked whether the role may open members */
const columns = (isLinked: boolean): ListColumn<StaffOwnerItem>[] => [
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) =>
      isLinked ? <Link to={`/members/${memberId}`}>{nickName}</Link> : nickName,
  },
  { key: 'tier', name: '级别', render: (_, { tier }) => medalTierNames[tier] ?? '' },
  { key: 'obtainedTime', name: '获得时间', dataIndex: 'obtainedTime' },
  { key: 'expireTime', name: '有效期至', render: (_, { expireTime }) => expireTime ?? '长期' },
  { key: 'byStaff', name: '方式', render: (_, { byStaff }) => (byStaff ? '人工颁发' : '按规则') },
  {
    key: 'revoked',
    name: '状态',
    render: (_, { revokedTime }) =>
      revokedTime === null ? <Tag color="success">拥有</Tag> : <Tag color="error">{revokedTime} 收回</Tag>,
  },
]
