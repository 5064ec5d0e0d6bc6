import type { StaffGearItem, UnknownGearItem } from '@guangquan/contract'
import { gearKindNames } from '@guangquan/contract/staff/staff-names'
import { Form } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { findRow, type RowEdit, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { GearChoice } from './gear-choice.tsx'
import { GearFields, type GearValues } from './gear-fields.tsx'

/** The action that an editor is about to perform. */
export type GearAct =
  | { does: 'create'; kind: 'camera' | 'lens' }
  | { does: 'save' | 'merge'; kind: 'camera' | 'lens'; row: StaffGearItem }
  | { does: 'alias' | 'createFrom'; kind: 'camera' | 'lens'; row: UnknownGearItem }

type Given = GearValues & { gearId: string }

const texts = {
  create: { title: '添加', submitText: '添加', after: '添加后马上可以在站内搜到。' },
  save: { title: '修改', submitText: '保存', after: '改名后，已有作品上的名称随后更新。' },
  merge: {
    title: '合并',
    submitText: '合并',
    after: '别名和照片都归入选中的一项，原来的地址会打开它。不能撤销。',
  },
  alias: {
    title: '作为别名',
    submitText: '归入',
    after: '已有的照片随后归入选中的一项，以后的照片直接归入。',
  },
  createFrom: { title: '建立新的一项', submitText: '建立', after: '已有的照片随后归入新的一项。' },
} as const

function writeOf(act: GearAct): ((given: Given) => Promise<unknown>) | RowEdit<Given, unknown> {
  const { kind } = act
  switch (act.does) {
    case 'create':
      return (given) => write(api.StaffGear.Create, { kind, ...describedBy(given) })
    case 'save':
      return editOf(act, ({ id, version }, given) =>
        write(api.StaffGear.Save, { kind, id, version, ...describedBy(given) }),
      )
    case 'merge':
      return editOf(act, ({ id, version }, { gearId }) =>
        write(api.StaffGear.Merge, { kind, id, version, intoId: gearId }),
      )
    case 'alias':
      return ({ gearId }) => write(api.StaffGear.AddAlias, { unknownId: act.row.id, gearId })
    case 'createFrom':
      return (given) =>
        write(api.StaffGear.CreateFromUnknown, { unknownId: act.row.id, ...describedBy(given) })
  }
}

const describedBy = ({ name, brand, maxAperture = null }: Given) => ({ name, brand, maxAperture })

function editOf(
  { kind, row }: { kind: 'camera' | 'lens'; row: StaffGearItem },
  save: (row: StaffGearItem, given: Given) => Promise<unknown>,
) {
  return rowEdit({
    row,
    load: () => findRow(api.StaffGear.GetList, { kind }, row.id),
    valuesOf,
    describe: ({ name = '', brand = '', maxAperture }: Partial<Given>) => ({
      品牌: brand,
      名称: name,
      ...(kind === 'lens' ? { 最大光圈: maxAperture == null ? '' : `f/${maxAperture}` } : {}),
    }),
    save: (given: Given, newest) => save(newest, given),
  })
}

const valuesOf = ({ name, brand, maxAperture }: StaffGearItem): Partial<Given> => ({
  name,
  brand,
  maxAperture,
})

function initialOf(act: GearAct): Partial<Given> {
  if (act.does === 'save' || act.does === 'merge') return valuesOf(act.row)
  return act.does === 'createFrom' ? { name: act.row.name, brand: act.row.make } : {}
}

/** Asks for the input of an action, and performs it. */
export function GearDialog({ act, onClose }: { act: GearAct | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        act === null
          ? null
          : {
              ...texts[act.does],
              title:
                'row' in act
                  ? `${act.row.name} · ${texts[act.does].title}`
                  : `${texts[act.does].title}${gearKindNames[act.kind]}`,
              fields: <Fields act={act} />,
              initialValues: initialOf(act),
              write: writeOf(act),
              done: '已保存',
            }
      }
      changed={[api.StaffGear.GetList, api.StaffGear.GetUnknownList]}
      onClose={onClose}
    />
  )
}

function Fields({ act }: { act: GearAct }) {
  if (act.does !== 'merge' && act.does !== 'alias') return <GearFields kind={act.kind} />
  return (
    <Form.Item name="gearId" label="归入" rules={[{ required: true, message: '请选择一项' }]}>
      <GearChoice kind={act.kind} except={act.row.id} />
    </Form.Item>
  )
}
