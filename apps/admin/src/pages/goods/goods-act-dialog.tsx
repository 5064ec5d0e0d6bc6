import type { StaffGoodsDetail } from '@guangquan/contract'
import { goodsLimits } from '@guangquan/contract/goods/goods.words'
import { InputNumber } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

export interface GoodsAct {
  kind: 'publish' | 'withdraw' | 'stock'
  goods: StaffGoodsDetail
}

interface Given extends Reasoned {
  delta?: number
}

/** Asks why, and publishes goods, withdraws them or changes their stock. */
export function GoodsActDialog({ act, onClose }: { act: GoodsAct | null; onClose: () => void }) {
  return <ActDialog act={act === null ? null : actOf(act)} changed={changed} onClose={onClose} />
}

const changed = [api.StaffGoods.GetList, api.StaffGoods.GetDetail]

function actOf({ kind, goods: { id, name, version, stock } }: GoodsAct) {
  if (kind === 'stock') {
    return {
      title: `改库存 · ${name}`,
      after: `现有 ${stock ?? 0} 份。`,
      submitText: '改库存',
      fields: (
        <>
          <RequiredItem name="delta" label="增减" extra="增加写正数，减少写负数">
            <InputNumber min={-goodsLimits.stock} max={goodsLimits.stock} precision={0} />
          </RequiredItem>
          <ReasonField />
        </>
      ),
      write: ({ delta = 0, reason }: Given) => write(api.StaffGoods.ChangeStock, { id, delta, reason }),
      done: '已改库存',
    }
  }
  const publish = kind === 'publish'
  return {
    title: `${publish ? '上架' : '下架'} · ${name}`,
    after: publish ? '上架后会员马上看得到。' : '下架后会员不再看得到，已有的订单不变。',
    submitText: publish ? '上架' : '下架',
    write: ({ reason }: Given) => write(api.StaffGoods.SetState, { id, publish, version, reason }),
    done: publish ? '已上架' : '已下架',
  }
}
