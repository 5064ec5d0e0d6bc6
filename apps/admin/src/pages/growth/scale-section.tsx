import type { StaffLevelScale } from '@guangquan/contract'
import { levelNames } from '@guangquan/contract/growth/growth.words'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { ReasonField } from '../../parts/fields/reason-field.tsx'
import { DayField } from '../../parts/fields/day-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { EffectiveOn } from './effective-on.tsx'

interface Given {
  effectiveOn: string
  thresholds: number[]
  dayCap: number
  coinDayCap: number
  makeUpPrice: number
  reason: string
}

/** Thresholds of the levels, the cap per day, and the price of a make-up card. */
export function ScaleSection() {
  const [scale, setScale] = useState<StaffLevelScale | null>(null)
  const columns: ListColumn<StaffLevelScale>[] = [
    { key: 'effectiveOn', name: '生效日', render: (_, row) => <EffectiveOn {...row} /> },
    ...levelNames.map((_name, index): ListColumn<StaffLevelScale> => ({
      key: `level${index + 1}`,
      name: `Lv.${index + 1}`,
      render: (_, { thresholds }) => thresholds[index],
    })),
    { key: 'dayCap', name: '每天经验', dataIndex: 'dayCap' },
    { key: 'coinDayCap', name: '每天金币', dataIndex: 'coinDayCap' },
    { key: 'makeUpPrice', name: '补签卡', dataIndex: 'makeUpPrice' },
    {
      key: 'acts',
      name: '操作',
      render: (_, row) => (
        <Button type="link" size="small" aria-label="修改等级门槛" onClick={() => setScale(row)}>
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListTable
        name="level-scales"
        label="等级门槛"
        list={api.StaffGrowth.GetScales}
        input={{}}
        rowKey="id"
        columns={columns}
        empty="没有门槛"
        exportBy={api.StaffGrowth.ExportScales}
      />
      <ActDialog
        act={
          scale === null
            ? null
            : {
                title: '修改等级门槛',
                submitText: '保存',
                fields,
                // A change has a day of its own, today or later.
                initialValues: { ...scale, effectiveOn: scale.isCurrent ? undefined : scale.effectiveOn },
                write: editOf(scale),
                done: '已保存',
              }
        }
        changed={[api.StaffGrowth.GetScales]}
        onClose={() => setScale(null)}
      />
    </>
  )
}

function editOf(scale: StaffLevelScale) {
  // Another day has a separate row, which another person may have created in the meantime.
  let day = scale.effectiveOn
  return rowEdit({
    row: scale,
    load: () => findRow(api.StaffGrowth.GetScales, {}, day),
    valuesOf: ({ effectiveOn, thresholds, dayCap, coinDayCap, makeUpPrice }): Partial<Given> => ({
      effectiveOn,
      thresholds,
      dayCap,
      coinDayCap,
      makeUpPrice,
    }),
    describe,
    save: (given: Given, { effectiveOn, version }): Promise<unknown> => {
      day = given.effectiveOn
      return write(api.StaffGrowth.SaveScale, { ...given, version: day === effectiveOn ? version : 0 })
    },
  })
}

const describe = ({
  effectiveOn = '',
  thresholds = [],
  dayCap,
  coinDayCap,
  makeUpPrice,
}: Partial<Given>) => ({
  生效日: effectiveOn,
  门槛: thresholds.join('，'),
  每天最多经验: String(dayCap ?? ''),
  每天最多金币: String(coinDayCap ?? ''),
  补签卡价格: String(makeUpPrice ?? ''),
})

const fields = (
  <>
    <RequiredItem name="effectiveOn" label="生效日" extra="从这一天 0 点起，今天或以后；等级只升不降">
      <DayField />
    </RequiredItem>
    {levelNames.map((name, index) => (
      <RequiredItem key={name} name={['thresholds', index]} label={`Lv.${index + 1} ${name}`}>
        <InputNumber min={0} precision={0} disabled={index === 0} />
      </RequiredItem>
    ))}
    <RequiredItem name="dayCap" label="每天最多经验">
      <InputNumber min={0} precision={0} />
    </RequiredItem>
    <RequiredItem name="coinDayCap" label="每天最多金币">
      <InputNumber min={0} max={10_000} precision={0} />
    </RequiredItem>
    <RequiredItem name="makeUpPrice" label="补签卡价格（金币）">
      <InputNumber min={0} max={10_000} precision={0} />
    </RequiredItem>
    <ReasonField />
  </>
)
