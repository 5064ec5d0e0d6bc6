import type { StaffGearItem, UnknownGearItem } from '@guangquan/contract'
import { App, Form, Modal, Typography } from 'antd'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'
import { GearChoice } from './gear-choice.tsx'
import { GearFields, type GearValues } from './gear-fields.tsx'

/** What an editor is about to do. */
export type GearAct =
  | { does: 'create'; kind: 'camera' | 'lens' }
  | { does: 'save' | 'merge'; kind: 'camera' | 'lens'; row: StaffGearItem }
  | { does: 'alias' | 'createFrom'; kind: 'camera' | 'lens'; row: UnknownGearItem }

type Given = GearValues & { gearId: string }

const texts = {
  create: { title: '添加', submit: '添加', after: '添加后马上可以在站内搜到。' },
  save: { title: '修改', submit: '保存', after: '改名后，已有作品上的名称随后更新。' },
  merge: {
    title: '合并',
    submit: '合并',
    after: '别名和照片都归入选中的一项，原来的地址会打开它。不能撤销。',
  },
  alias: { title: '作为别名', submit: '归入', after: '已有的照片随后归入选中的一项，以后的照片直接归入。' },
  createFrom: { title: '建立新的一项', submit: '建立', after: '已有的照片随后归入新的一项。' },
} as const

async function perform(act: GearAct, { gearId, maxAperture = null, ...named }: Given): Promise<void> {
  const { kind } = act
  const described = { ...named, maxAperture }
  switch (act.does) {
    case 'create':
      await write(api.StaffGear.Create, { kind, ...described })
      return
    case 'save':
      await write(api.StaffGear.Save, { kind, id: act.row.id, version: act.row.version, ...described })
      return
    case 'merge':
      await write(api.StaffGear.Merge, { kind, id: act.row.id, version: act.row.version, intoId: gearId })
      return
    case 'alias':
      await write(api.StaffGear.AddAlias, { unknownId: act.row.id, gearId })
      return
    case 'createFrom':
      await write(api.StaffGear.CreateFromUnknown, { unknownId: act.row.id, ...described })
  }
}

function initialOf(act: GearAct): Partial<Given> {
  if (act.does === 'save') {
    const { name, brand, maxAperture } = act.row
    return { name, brand, maxAperture }
  }
  return act.does === 'createFrom' ? { name: act.row.name, brand: act.row.make } : {}
}

/** Asks for what an act needs, and performs it. */
export function GearDialog({ act, onClose }: { act: GearAct | null; onClose: () => void }) {
  const { message } = App.useApp()
  async function send(done: GearAct, given: Given) {
    try {
      await perform(done, given)
      message.success('已保存')
      onClose()
    } finally {
      // What somebody else changed meanwhile is shown, too.
      await refresh(api.StaffGear.GetList, api.StaffGear.GetUnknownList)
    }
  }
  const chooses = act?.does === 'merge' || act?.does === 'alias'
  return (
    <Modal
      open={act !== null}
      title={
        act === null
          ? ''
          : ['row' in act ? act.row.name : '', texts[act.does].title].filter(Boolean).join(' · ')
      }
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {act === null ? null : (
        <>
          <Typography.Paragraph>{texts[act.does].after}</Typography.Paragraph>
          <SentForm<Given>
            send={(given) => send(act, given)}
            submitText={texts[act.does].submit}
            initialValues={initialOf(act)}
          >
            {chooses ? (
              <Form.Item name="gearId" label="归入" rules={[{ required: true, message: '请选择一项' }]}>
                <GearChoice kind={act.kind} except={act.row.id} />
              </Form.Item>
            ) : (
              <GearFields kind={act.kind} />
            )}
          </SentForm>
        </>
      )}
    </Modal>
  )
}
