import type { JobItem } from '@guangquan/contract'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

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
  return <ActDialog act={act === null ? null : actOf(act)} changed={changed} onClose={onClose} />
}

const changed = [api.StaffJob.GetList, api.StaffJob.GetLanes]

function actOf({ kind, job: { id, name } }: JobAct) {
  const { title, after, done } = texts[kind]
  const method = kind === 'drop' ? api.StaffJob.Drop : api.StaffJob.RunAgain
  return {
    title: `${title} · ${name}`,
    after,
    submitText: title,
    write: ({ reason }: Reasoned) => write(method, { id, reason }),
    done,
  }
}
