import type { AccessCodeBatch } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Input, InputNumber, Select, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, read, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

type Act = 'download' | 'unused' | 'frozen' | 'void'

interface Choice {
  row: AccessCodeBatch
  act: Act
}

const actWords = {
  download: { name: '下载', after: '注册码现在生成，只能下载这一次。文件请交给印刷，不要另外保存。' },
  unused: { name: '解冻', after: '还没有使用的注册码恢复可用。' },
  frozen: { name: '冻结', after: '还没有使用的注册码暂时不能注册，以后可以解冻。' },
  void: { name: '作废', after: '还没有使用的注册码永久失效，不能恢复。' },
} as const satisfies Record<Act, { name: string; after: string }>

const changed = [api.StaffAccessCode.GetList]

/** Batches of access codes: ordered here, made and downloaded once, frozen or voided. */
export function CodeBatches() {
  const [isOrdering, setIsOrdering] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const may = useMay()
  const acts: ListColumn<AccessCodeBatch> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Flex wrap gap={4}>
        {actsOf(row).map((act) => (
          <Button
            key={act}
            size="small"
            danger={act === 'void'}
            aria-label={`${actWords[act].name} ${row.productName} ${row.note}`}
            onClick={() => setChoice({ row, act })}
          >
            {actWords[act].name}
          </Button>
        ))}
      </Flex>
    ),
  }
  const mayOrder = may(api.StaffAccessCode.Create)
  return (
    <>
      {mayOrder ? (
        <Button type="primary" style={{ marginBottom: 12 }} onClick={() => setIsOrdering(true)}>
          登记一批
        </Button>
      ) : null}
      <ListTable
        name="access-codes"
        label="注册码批次"
        list={api.StaffAccessCode.GetList}
        input={{}}
        rowKey="id"
        columns={mayOrder ? [...columns, acts] : columns}
        empty="还没有注册码"
        exportBy={api.StaffAccessCode.Export}
      />
      <ActDialog
        act={
          isOrdering
            ? {
                title: '登记一批注册码',
                after: '登记以后在列表里下载，那时才生成。',
                submitText: '登记',
                fields: <OrderFields />,
                write: (given: { productId: string; amount: number; note: string }) =>
                  write(api.StaffAccessCode.Create, given),
                done: '已登记',
              }
            : null
        }
        changed={changed}
        onClose={() => setIsOrdering(false)}
      />
      <ActDialog
        act={choice === null ? null : actOf(choice)}
        changed={changed}
        onClose={() => setChoice(null)}
      />
    </>
  )
}

function actsOf({ madeTime, unused, frozen }: AccessCodeBatch): Act[] {
  if (madeTime === null) return ['download']
  return [
    ...(unused > 0 ? (['frozen'] as const) : []),
    ...(frozen > 0 ? (['unused'] as const) : []),
    ...(unused + frozen > 0 ? (['void'] as const) : []),
  ]
}

function actOf({ row, act }: Choice) {
  const { name, after } = actWords[act]
  return {
    title: `${name} · ${row.productName} ${row.note}`,
    after,
    submitText: name,
    write: async ({ reason }: Reasoned) => {
      const { id, version } = row
      if (act !== 'download') return write(api.StaffAccessCode.SetState, { id, to: act, reason, version })
      const { path } = await write(api.StaffAccessCode.Download, { id, reason })
      const link = document.createElement('a')
      link.href = path
      link.download = ''
      link.click()
      return row
    },
    done: act === 'download' ? '开始下载' : '已处理',
  }
}

function OrderFields() {
  const [keyword, setKeyword] = useState('')
  const products = useQuery(read(api.StaffProduct.GetList, { keyword, maxResultCount: 20 }))
  return (
    <>
      <RequiredItem name="productId" label="型号">
        <Select
          showSearch={{ filterOption: false, onSearch: setKeyword }}
          placeholder="输入名称或产品代码"
          loading={products.isFetching}
          options={(products.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </RequiredItem>
      <RequiredItem name="amount" label="数量" extra="一批最多 50,000 个">
        <InputNumber min={1} max={50_000} precision={0} style={{ width: 160 }} />
      </RequiredItem>
      <RequiredItem name="note" label="备注" extra="例如：2026 年 3 月印刷，写在下载的文件里">
        <Input maxLength={60} showCount />
      </RequiredItem>
    </>
  )
}

const columns: ListColumn<AccessCodeBatch>[] = [
  { key: 'createTime', name: '登记时间', dataIndex: 'createTime' },
  { key: 'product', name: '型号', dataIndex: 'productName' },
  { key: 'note', name: '备注', dataIndex: 'note' },
  { key: 'amount', name: '数量', dataIndex: 'amount' },
  {
    key: 'made',
    name: '下载',
    render: (_, { madeTime }) => madeTime ?? <Typography.Text type="warning">还没有下载</Typography.Text>,
  },
  { key: 'unused', name: '未使用', dataIndex: 'unused' },
  { key: 'used', name: '已使用', dataIndex: 'used' },
  { key: 'frozen', name: '冻结', dataIndex: 'frozen' },
  { key: 'voided', name: '作废', dataIndex: 'voided' },
  { key: 'creator', name: '登记人', dataIndex: 'creatorName' },
]
