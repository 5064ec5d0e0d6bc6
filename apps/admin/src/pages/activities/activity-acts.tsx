import type { StaffActivityDetail } from '@guangquan/contract'
import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { Form, Input, InputNumber, Select } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

export type ActivityActKind =
  | 'submit'
  | 'return'
  | 'publish'
  | 'cancel'
  | 'resume'
  | 'draw'
  | 'annul'
  | 'message'

const changed = [api.StaffActivity.GetList, api.StaffActivity.GetDetail, api.StaffActivity.GetEnrolments]

const stateActs = {
  submit: { name: '提交审核', after: '活动运营看过后发布。', done: '已提交' },
  return: { name: '退回草稿', after: '写的人可以接着改。', done: '已退回' },
  publish: { name: '发布', after: '所有人都看得到，到了报名时间就可以报名。', done: '已发布' },
  cancel: {
    name: '取消活动',
    after: '报名、候补和申请的人都会收到通知，活动留在网站上并写明已取消。一天之内可以恢复。',
    done: '已取消',
  },
  resume: { name: '恢复活动', after: '原来的报名恢复，相关的人都会收到通知。', done: '已恢复' },
} as const

interface ActivityActDialogProps {
  kind: ActivityActKind | null
  activity: StaffActivityDetail
  onClose: () => void
}

/** Asks for the input of an action on an activity, usually a reason, and performs it. */
export function ActivityActDialog({ kind, activity, onClose }: ActivityActDialogProps) {
  const { id, version, title } = activity
  const shared = { changed, onClose }
  switch (kind) {
    case null:
      return null
    case 'draw':
      return (
        <ActDialog
          {...shared}
          act={{
            title: `抽签 · ${title}`,
            after: `规则里写明的公开数值：${activity.publicSource}。抽签后公布种子，通知每个人。`,
            fields: (
              <>
                <RequiredItem name="publicValue" label="公开数值">
                  <Input maxLength={activityBounds.publicValue} />
                </RequiredItem>
                <ReasonField />
              </>
            ),
            submitText: '抽签',
            write: ({ publicValue, reason }: Reasoned & { publicValue: string }) =>
              write(api.StaffActivity.Draw, { id, version, publicValue, reason }),
            done: '已抽签',
          }}
        />
      )
    case 'annul':
      return (
        <ActDialog
          {...shared}
          act={{
            title: `作废抽签 · ${title}`,
            after: '作废的原因会公布，换新的种子后可以重新抽。每个人都会收到通知。',
            submitText: '作废',
            write: ({ reason }: Reasoned) => write(api.StaffActivity.AnnulDraw, { id, version, reason }),
            done: '已作废',
          }}
        />
      )
    case 'message':
      return (
        <ActDialog
          {...shared}
          act={{
            title: `发通知 · ${title}`,
            after: '通知发出后不能撤回。',
            initialValues: { to: 'enrolled' },
            fields: (
              <>
                <Form.Item name="to" label="发给">
                  <Select options={recipients} />
                </Form.Item>
                <RequiredItem name="text" label="内容">
                  <Input.TextArea autoSize={{ minRows: 3 }} maxLength={activityBounds.message} showCount />
                </RequiredItem>
                <ReasonField />
              </>
            ),
            submitText: '发送',
            write: ({ to, text, reason }: Reasoned & { to: Recipient; text: string }) =>
              write(api.StaffActivity.Message, { id, to, text, reason }),
            done: ({ sent }: { sent: number }) => `已发给 ${sent} 人`,
          }}
        />
      )
    case 'submit':
    case 'return':
    case 'publish':
    case 'cancel':
    case 'resume': {
      const { name, after, done } = stateActs[kind]
      return (
        <ActDialog
          {...shared}
          act={{
            title: `${name} · ${title}`,
            after,
            submitText: name,
            write: ({ reason }: Reasoned) =>
              write(api.StaffActivity.SetState, { id, version, act: kind, reason }),
            done,
          }}
        />
      )
    }
  }
}

type Recipient = 'enrolled' | 'waiting' | 'checkedIn' | 'all'
const recipients: { value: Recipient; label: string }[] = [
  { value: 'enrolled', label: '已报名的人' },
  { value: 'waiting', label: '候补的人' },
  { value: 'checkedIn', label: '到场的人' },
  { value: 'all', label: '所有报名和候补的人' },
]

interface CopyValues {
  every: 'once' | 'week' | 'month'
  times?: number
}

/** Copies an activity as drafts, once or as a series. */
export function CopyDialog({
  activity: { id, title },
  open,
  onClose,
}: {
  activity: Pick<StaffActivityDetail, 'id' | 'title'>
  open: boolean
  onClose: () => void
}) {
  return (
    <ActDialog
      changed={changed}
      onClose={onClose}
      act={
        open
          ? {
              title: `复制 · ${title}`,
              after: '每场单独写成一个草稿，在列表里发布。',
              initialValues: { every: 'once', times: 4 },
              fields: (
                <>
                  <Form.Item name="every" label="怎么复制">
                    <Select
                      options={[
                        { value: 'once', label: '复制一个，时间不变' },
                        { value: 'week', label: '每周一场' },
                        { value: 'month', label: '每月一场' },
                      ]}
                    />
                  </Form.Item>
                  <Form.Item name="times" label="场数" extra="只用于每周和每月">
                    <InputNumber min={1} max={activityBounds.repeats} precision={0} />
                  </Form.Item>
                </>
              ),
              submitText: '复制',
              write: ({ every, times = 1 }: CopyValues) =>
                write(api.StaffActivity.Copy, {
                  id,
                  ...(every === 'once' ? {} : { repeat: { every, times } }),
                }),
              done: ({ ids }: { ids: string[] }) => `已写成 ${ids.length} 个草稿`,
            }
          : null
      }
    />
  )
}
