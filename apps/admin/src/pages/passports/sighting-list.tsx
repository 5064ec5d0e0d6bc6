import type { StaffSighting } from '@guangquan/contract'
import { sightingStateNames, sightingStates } from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Image, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

const states = Object.values(sightingStates)
const stateChoices = states.map((value) => ({ value: String(value), label: sightingStateNames[value] }))

interface Deciding {
  row: StaffSighting
  state: 2 | 3
}

/** Photographs by others with the number of lost gear, only visible to staff. */
export function SightingList() {
  const [{ state = '1' }] = useAddress(['state'])
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const may = useMay()
  const acts: ListColumn<StaffSighting> = {
    key: 'acts',
    name: '操作',
    render: (_, row) =>
      row.state === sightingStates.waiting ? (
        <Space>
          <Button
            size="small"
            aria-label={`已联系 ${row.ownerName} 和 ${row.uploaderName}`}
            onClick={() => setDeciding({ row, state: sightingStates.contacted })}
          >
            已联系
          </Button>
          <Button
            size="small"
            aria-label={`排除 ${row.uploaderName} 的照片`}
            onClick={() => setDeciding({ row, state: sightingStates.dismissed })}
          >
            排除
          </Button>
        </Space>
      ) : (
        <Typography.Text type="secondary">{row.decidedBy}</Typography.Text>
      ),
  }
  const isContact = deciding?.state === sightingStates.contacted
  return (
    <>
      <FilterRow>
        <ChoiceFilter
          name="state"
          label="状态"
          initial="1"
          options={[...stateChoices, { value: 'all', label: '全部线索' }]}
        />
      </FilterRow>
      <ListTable
        name="sightings"
        label="挂失线索"
        list={api.StaffPassport.GetSightings}
        input={{ state: knownOf(states, state) }}
        rowKey="id"
        columns={may(api.StaffPassport.DecideSighting) ? [...columns, acts] : columns}
        empty={state === '1' ? '没有等待处理的线索' : '没有这样的线索'}
        exportBy={api.StaffPassport.ExportSightings}
      />
      <ActDialog
        act={
          deciding === null
            ? null
            : {
                title: `${isContact ? '已联系双方' : '排除这条线索'} · ${deciding.row.productName}`,
                after: isContact
                  ? '机主会收到通知，说客服正在跟进。上传照片的会员不会收到站内通知。'
                  : '没有人收到通知，线索留在列表里。',
                submitText: isContact ? '已联系' : '排除',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffPassport.DecideSighting, {
                    id: deciding.row.id,
                    state: deciding.state,
                    version: deciding.row.version,
                    reason,
                  }),
                done: '已处理',
              }
        }
        changed={[api.StaffPassport.GetSightings]}
        onClose={() => setDeciding(null)}
      />
    </>
  )
}

const columns: ListColumn<StaffSighting>[] = [
  {
    key: 'picture',
    name: '照片',
    render: (_, { pictureUrl, uploaderName }) =>
      pictureUrl === '' ? (
        '已经删除'
      ) : (
        <Image
          src={pictureUrl}
          alt={`${uploaderName} 上传的照片`}
          width={96}
          height={64}
          style={{ objectFit: 'cover', borderRadius: 4 }}
        />
      ),
  },
  {
    key: 'product',
    name: '挂失的器材',
    render: (_, { productName, serialEnd }) => `${productName} · 尾号 ${serialEnd}`,
  },
  {
    key: 'owner',
    name: '机主',
    render: (_, { ownerId, ownerName }) => (
      <TargetLink kind="member" id={ownerId}>
        {ownerName}
      </TargetLink>
    ),
  },
  {
    key: 'lost',
    name: '遗失',
    render: (_, { lostOn, lostNote }) => (lostNote === '' ? lostOn : `${lostOn}，${lostNote}`),
  },
  {
    key: 'uploader',
    name: '上传的会员',
    render: (_, { uploaderId, uploaderName }) => (
      <TargetLink kind="member" id={uploaderId}>
        {uploaderName}
      </TargetLink>
    ),
  },
  { key: 'uploadTime', name: '上传时间', dataIndex: 'uploadTime' },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, note }) => (
      <Space direction="vertical" size={0}>
        <Tag {...(state === sightingStates.waiting ? { color: 'warning' } : {})}>
          {nameOf(sightingStateNames, state)}
        </Tag>
        {note === '' ? null : <Typography.Text type="secondary">{note}</Typography.Text>}
      </Space>
    ),
  },
]
