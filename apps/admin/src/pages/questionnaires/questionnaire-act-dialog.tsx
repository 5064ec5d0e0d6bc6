import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'
import { pickerTime, pickerOfText } from '../../parts/time/shanghai-time.ts'

export interface QuestionnaireAct {
  kind: 'publish' | 'close' | 'reopen' | 'invite'
  row: StaffQuestionnaireDetail
}

interface Given extends Reasoned {
  endTime?: Dayjs | null
}

const changed = [api.StaffQuestionnaire.GetList, api.StaffQuestionnaire.GetDetail]

/** Asks why, and publishes, closes or reopens a questionnaire, or tells those who have not answered. */
export function QuestionnaireActDialog({
  act,
  onClose,
}: {
  act: QuestionnaireAct | null
  onClose: () => void
}) {
  return <ActDialog act={act === null ? null : actOf(act)} changed={changed} onClose={onClose} />
}

function actOf({ kind, row: { id, title, version, endTime } }: QuestionnaireAct) {
  const state = (act: 'publish' | 'close' | 'reopen', { reason, endTime: end }: Given) =>
    write(api.StaffQuestionnaire.SetState, {
      id,
      version,
      act,
      reason,
      ...(end == null ? {} : { endTime: end.format('YYYY-MM-DD HH:mm:ss') }),
    })
  switch (kind) {
    case 'publish':
      return {
        title: `发布 · ${title}`,
        after: '到了开始时间，对象里的会员就可以答。发布以后只能改文字、延长时间、增加名额。',
        submitText: '发布',
        write: (given: Given) => state('publish', given),
        done: '已发布',
      }
    case 'close':
      return {
        title: `关闭 · ${title}`,
        after: '关闭后不再收答案，正在答的人交不了；答过的都留着，可以重新开放。',
        submitText: '关闭',
        write: (given: Given) => state('close', given),
        done: '已关闭',
      }
    case 'reopen':
      return {
        title: `重新开放 · ${title}`,
        after: '又可以答了。答过的人不再得一次奖励。',
        fields: (
          <>
            <Form.Item name="endTime" label="结束">
              <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
            </Form.Item>
            <ReasonField />
          </>
        ),
        initialValues: {
          endTime: pickerOfText(endTime).isAfter(pickerTime(Date.now()))
            ? pickerOfText(endTime)
            : pickerTime(Date.now()).add(7, 'day'),
        },
        submitText: '重新开放',
        write: (given: Given) => state('reopen', given),
        done: '已重新开放',
      }
    case 'invite':
      return {
        title: `通知没答的人 · ${title}`,
        after:
          '对象里还没答的会员都会收到一条通知，一天最多一次。匿名问卷也可以：知道谁没答，不知道谁答了什么。',
        submitText: '通知',
        write: ({ reason }: Given) => write(api.StaffQuestionnaire.Invite, { id, version, reason }),
        done: '正在通知，过一会儿刷新看人数',
      }
  }
}
