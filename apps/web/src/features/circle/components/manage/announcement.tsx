import type { CircleInfo } from '@guangquan/contract'
import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Field, LengthText, TextInput } from '@guangquan/ui'
import { useState, type FormEvent } from 'react'
import { api, client } from '../../../../platform/api.ts'
import { useUnsavedPage } from '../../../../shared/forms/unsaved-page.ts'
import { useCircleAct } from '../../use-circle-act.ts'

/** 公告: shown first to every member, optionally until a day. */
export function Announcement({ circle }: { circle: CircleInfo }) {
  const stored = circle.announcement
  const [text, setText] = useState(stored?.text ?? '')
  const [untilDay, setUntilDay] = useState(stored?.untilDay ?? '')
  const { busy, run } = useCircleAct()
  const length = writtenLength(text)
  const isLong = length > circleLimits.announcement
  useUnsavedPage(text !== (stored?.text ?? '') || untilDay !== (stored?.untilDay ?? ''))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy || isLong) return
    await run({
      part: 'circle',
      send: (requestId) =>
        client.call(api.PhotographyGroup.SetAnnouncement, {
          id: circle.id,
          text,
          untilDay: untilDay === '' ? null : untilDay,
          requestId,
        }),
      done: length === 0 ? '公告已撤下' : '公告已发布',
    })
  }

  return (
    <form noValidate className="own-panel flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <h2 className="text-h4 font-semibold">公告</h2>
      <Field
        label="公告内容"
        hint="清空后保存，就会撤下"
        counter={<LengthText length={length} limit={circleLimits.announcement} />}
        error={isLong ? `最多 ${circleLimits.announcement} 个字` : null}
      >
        <AutoTextarea minRows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label="显示到" optional hint="不填则一直显示">
        <TextInput type="date" value={untilDay} onChange={({ target }) => setUntilDay(target.value)} />
      </Field>
      <Button type="submit" busy={busy} busyLabel="正在保存">
        保存
      </Button>
    </form>
  )
}
