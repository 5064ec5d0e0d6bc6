import type { StaffTagItem, TagState } from '@guangquan/contract'
import { tagStateNames } from '@guangquan/contract/staff/staff-names'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { ReasonField } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { type Described, findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, call, write } from '../../platform/api.ts'
import { TagChoice } from './tag-choice.tsx'

/** The action that an editor is about to perform. */
export interface TagAct {
  does: 'rename' | 'cover' | 'merge' | 'ban'
  row: StaffTagItem
}

interface Given {
  newName: string
  cover: SitePicture | null
  into: string
  reason: string
  /** The tag's state after a ban; no field shows it. */
  state: TagState
}

interface ActTexts {
  submitText: string
  after: string
  done: string
}

const texts: Record<TagAct['does'], ActTexts> = {
  rename: {
    submitText: '改名',
    after: '已有作品随后换成新名称；原来的名称会打开新话题。',
    done: '已改名，作品正在更新',
  },
  cover: {
    submitText: '保存图片',
    after: '显示在话题页的上方。',
    done: '已保存',
  },
  merge: {
    submitText: '合并',
    after: '作品和关注都归入选中的话题，原来的名称会打开它。不能撤销。',
    done: '已合并，作品正在更新',
  },
  ban: {
    submitText: '封禁',
    after: '不能再用它发布，也不再出现在联想和热门里，话题页不再打开。已有作品的文字保留。',
    done: '已封禁',
  },
}

function perform(
  does: TagAct['does'],
  { name, version }: StaffTagItem,
  { newName, cover, into, reason }: Given,
): Promise<unknown> {
  switch (does) {
    case 'rename':
      return write(api.StaffTag.Rename, { name, version, newName })
    case 'cover':
      return saveCover({ name, version }, cover)
    case 'merge':
      return write(api.StaffTag.Merge, { name, version, into })
    case 'ban':
      return write(api.StaffTag.Ban, { name, version, reason })
  }
}

// One that is shown already has no file to name.
async function saveCover(
  tag: { name: string; version: number },
  cover: SitePicture | null,
): Promise<unknown> {
  if (cover !== null && cover.fileId === undefined) return null
  return write(api.StaffTag.SaveCover, { ...tag, coverFileId: cover?.fileId ?? null })
}

function fieldsOf({ does, row }: TagAct): ReactNode {
  switch (does) {
    case 'rename':
      return (
        <RequiredItem name="newName" label="新名称" extra="1 到 20 个文字、字母或数字，不写 #">
          <Input maxLength={20} />
        </RequiredItem>
      )
    case 'cover':
      return (
        <Form.Item name="cover" label="图片" extra="288 × 216，至少 192 × 144，5 MB 以内">
          <PictureField<SitePicture>
            label="图片"
            upload={(file) => call(api.StaffTag.Upload, file)}
            removable
            maxWidth={144}
          />
        </Form.Item>
      )
    case 'merge':
      return (
        <Form.Item name="into" label="并入" rules={[{ required: true, message: '请选择一个话题' }]}>
          <TagChoice except={row.name} />
        </Form.Item>
      )
    case 'ban':
      return <ReasonField />
  }
}

const valuesOf = ({ name, cover, state }: StaffTagItem): Partial<Given> => ({
  newName: name,
  cover: cover === '' ? null : { url: cover },
  state,
})

function describe(
  { newName = '', cover = null, into = '', state = 'banned' }: Partial<Given>,
  does: TagAct['does'],
): Described {
  switch (does) {
    case 'rename':
      return { 新名称: newName }
    case 'cover':
      return { 图片: pictureText(cover) }
    case 'merge':
      return { 并入: into }
    case 'ban':
      return { 状态: tagStateNames[state] }
  }
}

function pictureText(cover: SitePicture | null): string {
  if (cover === null) return '没有图片'
  return cover.fileId === undefined ? '已保存的图片' : '你上传的图片'
}

function editOf({ does, row }: TagAct) {
  return rowEdit({
    row,
    load: () => findRow(api.StaffTag.GetList, {}, row.name),
    valuesOf,
    describe: (values: Partial<Given>) => describe(values, does),
    save: (given: Given, newer) => perform(does, newer, given),
  })
}

/** Asks for the input of an action, and performs it. */
export function TagDialog({ act, onClose }: { act: TagAct | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        act === null
          ? null
          : {
              ...texts[act.does],
              title: `${texts[act.does].submitText} · #${act.row.name}`,
              fields: fieldsOf(act),
              initialValues: { ...valuesOf(act.row), state: 'banned' },
              write: editOf(act),
            }
      }
      changed={[api.StaffTag.GetList]}
      onClose={onClose}
    />
  )
}
