import type { StaffItem } from '@guangquan/contract'
import { Form } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { type ChosenShop, ShopChoice } from '../../parts/fields/shop-choice.tsx'
import { api, write } from '../../platform/api.ts'

interface Given extends Reasoned {
  shop?: ChosenShop | null
}

const choiceOf = ({ shop }: StaffItem): ChosenShop | null => shop && { value: shop.id, label: shop.name }

/** Sets the shop where a staff member works: a clerk only records services and accepts codes of that shop. */
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
