import type { JobItem } from '@guangquan/contract'
import { App, Modal, Typography } from 'antd'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'

export interface JobAct {
  kind: 'runAgain' | 'drop'
  job: JobItem
}

const texts = {
  runAgain: { title: '再次运行', after: '马上再运行，失败的次数从头算起。', done: '已经排上了' },
  drop: { title: '丢弃任务', after: '这个任务不会再运行，也不能恢复。', done: '已丢弃' },
} as const

/** Asks why, and runs a job again or drops it. */
export function JobActDialog({ act, onClose }: { act: JobAct | null; onClose: () => void }) {
  const { message } = App.useApp()
  async function perform({ kind, job }: JobAct, reason: string) {
    await write(kind === 'drop' ? api.StaffJob.Drop : api.StaffJob.RunAgain, { id: job.id, reason })
    await refresh(api.StaffJob.GetList, api.StaffJob.GetLanes)
    message.success(texts[kind].done)
    onClose()
  }
  return (
    <Modal
      open={act !== null}
      title={act === null ? '' : `${texts[act.kind].title} · ${act.job.name}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {act === null ? null : (
        <>
          <Typography.Paragraph>{texts[act.kind].after}</Typography.Paragraph>
          <SentForm<{ reason: string }>
            send={({ reason }) => perform(act, reason)}
            submitText={texts[act.kind].title}
          >
            <ReasonField />
          </SentForm>
        </>
      )}
    </Modal>
  )
}
