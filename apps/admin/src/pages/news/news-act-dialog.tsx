import type { StaffNewsDetail } from '@guangquan/contract'
import { DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'
import { instantOfPicker } from '../../parts/time/shanghai-time.ts'

export interface NewsAct {
  kind: 'publish' | 'withdraw'
  news: StaffNewsDetail
}

interface Given extends Reasoned {
  publishAt?: Dayjs | null
}

const changed = [api.StaffNews.GetList, api.StaffNews.GetDetail]

/** Asks why, and publishes news, now or later, or withdraws it. */
export function NewsActDialog({ act, onClose }: { act: NewsAct | null; onClose: () => void }) {
  return <ActDialog act={act === null ? null : actOf(act)} changed={changed} onClose={onClose} />
}

function actOf({ kind, news: { id, title, version } }: NewsAct) {
  if (kind === 'withdraw') {
    return {
      title: `撤下 · ${title}`,
      after: '撤下后会员不再看得到，以后可以再发布。',
      submitText: '撤下',
      write: ({ reason }: Given) => write(api.StaffNews.SetState, { id, publish: false, version, reason }),
      done: '已撤下',
    }
  }
  return {
    title: `发布 · ${title}`,
    after: '到了发布时间，所有人都看得到，按这个时间排在列表里。',
    fields: (
      <>
        <Form.Item name="publishAt" label="发布时间" extra="不填就立即发布；也可以是过去的时间">
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <ReasonField />
      </>
    ),
    submitText: '发布',
    write: ({ publishAt, reason }: Given) =>
      write(api.StaffNews.SetState, {
        id,
        publish: true,
        version,
        ...(publishAt == null ? {} : { publishAt: instantOfPicker(publishAt) }),
        reason,
      }),
    done: ({ isScheduled, publishedAt }: StaffNewsDetail) =>
      isScheduled && publishedAt !== null ? '已定时发布' : '已发布',
  }
}
