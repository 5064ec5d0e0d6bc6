import type { StaffGiftRuleItem } from '@guangquan/contract'
import {
  presentSourceNames,
  presentSources,
  ruledSources,
  type RuledSource,
} from '@guangquan/contract/present/present.words'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, InputNumber, Select, Space, Switch, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api, call, read, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { GiftSelect } from './gift-select.tsx'

interface Given extends Reasoned {
  source: RuledSource
  level?: number
  giftId: string
  isOpen: boolean
  isYearly?: boolean
}

const causeOf = ({ source, level, isYearly }: StaffGiftRuleItem): string =>
  level === null
    ? presentSourceNames[source]
    : `${presentSourceNames[source]} Lv.${level}${isYearly ? '，每年再发一次' : ''}`

/** Automatic presents: one rule per source, or per level. */
export function RuleList() {
  const rules = useQuery(read(api.StaffGiftRule.GetList, {}))
  const [editing, setEditing] = useState<{ row: StaffGiftRuleItem | null } | null>(null)
  const may = useMay()
  const mayEdit = may(api.StaffGiftRule.Save)
  if (rules.isError) return <ReadFailed error={rules.error} retry={rules.refetch} />
  return (
    <>
      <Typography.Paragraph type="secondary">
        会员注册、过生日（生日要提前 30 天填写，一年一次）、升到某一级时，自动收到对应的礼品；每年再发的，在 1
        月初发给当时有这一级权益的会员。改动从现在起生效。
      </Typography.Paragraph>
      <Space wrap style={{ marginBottom: 12 }}>
        {mayEdit ? <Button onClick={() => setEditing({ row: null })}>添加规则</Button> : null}
        <ExportButton by={api.StaffGiftRule.Export} input={{}} />
      </Space>
      <ShortTable<StaffGiftRuleItem>
        name="gift-rules"
        label="自动发放"
        rowKey="id"
        rows={rules.data}
        empty="还没有规则，什么也不自动发放"
        columns={[
          { key: 'cause', title: '什么时候', render: (_, row) => causeOf(row) },
          { key: 'gift', title: '发什么', dataIndex: 'giftTitle' },
          {
            key: 'isOpen',
            title: '状态',
            render: (_, { isOpen }) => (isOpen ? <Tag color="success">开启</Tag> : <Tag>已停</Tag>),
          },
          ...(mayEdit
            ? [
                {
                  key: 'acts',
                  title: '操作',
                  render: (_: unknown, row: StaffGiftRuleItem) => (
                    <Button
                      type="link"
                      size="small"
                      aria-label={`修改 ${causeOf(row)}`}
                      onClick={() => setEditing({ row })}
                    >
                      修改
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <ActDialog
        act={editing === null ? null : actOf(editing.row)}
        changed={[api.StaffGiftRule.GetList]}
        onClose={() => setEditing(null)}
      />
    </>
  )
}

function actOf(row: StaffGiftRuleItem | null) {
  return {
    title: row === null ? '添加规则' : `修改 · ${causeOf(row)}`,
    submitText: '保存',
    fields: <Fields row={row} />,
    initialValues: row === null ? { source: presentSources.registered, isOpen: true } : valuesOf(row),
    write:
      row === null
        ? ({ source, level, giftId, isOpen, isYearly = false, reason }: Given) =>
            write(api.StaffGiftRule.Create, {
              source,
              level: level ?? null,
              giftId,
              isOpen,
              isYearly,
              reason,
            })
        : editOf(row),
    done: '已保存',
  }
}

const valuesOf = ({ giftId, isOpen, isYearly }: StaffGiftRuleItem): Partial<Given> => ({
  giftId,
  isOpen,
  isYearly,
})

function editOf(row: StaffGiftRuleItem) {
  const titles = new Map([[row.giftId, row.giftTitle]])
  return rowEdit({
    row,
    load: async () => {
      const [rules, gifts] = await Promise.all([
        call(api.StaffGiftRule.GetList, {}),
        call(api.StaffGift.GetList, { maxResultCount: 50 }),
      ])
      for (const { id, title } of gifts.items) titles.set(id, title)
      const newer = rules.find(({ id }) => id === row.id)
      if (newer !== undefined) titles.set(newer.giftId, newer.giftTitle)
      return newer
    },
    valuesOf,
    describe: ({ giftId = '', isOpen, isYearly }: Partial<Given>) => ({
      礼品模板: titles.get(giftId) ?? '另一个模板',
      开启: isOpen === true ? '是' : '否',
      每年再发: isYearly === true ? '是' : '否',
    }),
    save: ({ giftId, isOpen, isYearly = false, reason }: Given, { id, version }): Promise<unknown> =>
      write(api.StaffGiftRule.Save, { id, version, giftId, isOpen, isYearly, reason }),
  })
}

function Fields({ row }: { row: StaffGiftRuleItem | null }) {
  return (
    <>
      {row === null ? (
        <>
          <Form.Item name="source" label="什么时候">
            <Select options={ruledSources.map((value) => ({ value, label: presentSourceNames[value] }))} />
          </Form.Item>
          <Form.Item noStyle dependencies={['source']}>
            {({ getFieldValue }) =>
              getFieldValue('source') === presentSources.level ? (
                <RequiredItem name="level" label="升到哪一级">
                  <InputNumber min={2} max={10} precision={0} style={{ width: 160 }} />
                </RequiredItem>
              ) : null
            }
          </Form.Item>
        </>
      ) : null}
      <RequiredItem name="giftId" label="礼品模板">
        <GiftSelect />
      </RequiredItem>
      <Form.Item name="isOpen" label="开启" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item noStyle dependencies={['source']}>
        {({ getFieldValue }) =>
          (row?.source ?? getFieldValue('source')) === presentSources.level ? (
            <Form.Item name="isYearly" label="每年再发一次" valuePropName="checked">
              <Switch />
            </Form.Item>
          ) : null
        }
      </Form.Item>
      <ReasonField />
    </>
  )
}
