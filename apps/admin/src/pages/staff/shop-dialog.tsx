import type { StaffItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { findRow, rowEdit } from '../../parts/row-edit.ts'
import { api, read, write } from '../../platform/api.ts'

interface Choice {
  value: string
  label: string
}

interface Given extends Reasoned {
  shop?: Choice | null
}

const choiceOf = ({ shop }: StaffItem): Choice | null => shop && { value: shop.id, label: shop.name }

/** Says in which shop somebody works: a clerk records services and accepts codes of that shop alone. */
export function ShopDialog({ row, onClose }: { row: StaffItem | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        row === null
          ? null
          : {
              title: `所在门店 · ${row.name}`,
              after: '门店店员只能为自己的门店核销券码、登记到店保养。马上生效，对方不用重新登录。',
              submitText: '保存',
              fields: (
                <>
                  <Form.Item name="shop" label="门店" extra="空着是不在门店">
                    <ShopChoice />
                  </Form.Item>
                  <ReasonField />
                </>
              ),
              initialValues: { shop: choiceOf(row) },
              write: rowEdit({
                row,
                load: () => findRow(api.StaffAccount.GetList, {}, row.id),
                valuesOf: (one): Partial<Given> => ({ shop: choiceOf(one) }),
                describe: ({ shop }: Partial<Given>) => ({ 门店: shop?.label ?? '不在门店' }),
                save: ({ shop, reason }: Given, { id, version }) =>
                  write(api.StaffAccount.SetShop, { id, shopId: shop?.value ?? null, version, reason }),
              }),
              done: '已保存',
            }
      }
      changed={[api.StaffAccount.GetList]}
      onClose={onClose}
    />
  )
}

interface ShopChoiceProps {
  /** Of the field of a form. */
  id?: string
  value?: Choice | null
  onChange?: (choice: Choice | null) => void
}

/** A shop, found by its name or address. */
function ShopChoice({ id, value, onChange }: ShopChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffShop.GetList, { keyword, maxResultCount: 20 }))
  return (
    <Select<Choice>
      id={id}
      labelInValue
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder="输入门店名称或地址"
      value={value ?? null}
      onChange={(choice?: Choice) => onChange?.(choice ?? null)}
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={found.data?.items
        .filter(({ isOpen }) => isOpen)
        .map((shop) => ({ value: shop.id, label: shop.name }))}
    />
  )
}
