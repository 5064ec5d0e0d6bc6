import type { StaffContestDetail, StaffEntryItem } from '@guangquan/contract'
import { contestBounds, entryStates } from '@guangquan/contract/contest/contest.words'
import { Button, Form, Input, Space } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

interface EntryToolsProps {
  contest: StaffContestDetail
  filters: { state?: StaffEntryItem['state']; level?: number }
  onPrint: () => void
}

/** Actions on all works of a list: print, download, remind authors of missing originals. */
export function EntryTools({ contest: { id, tally }, filters, onPrint }: EntryToolsProps) {
  const [isReminding, setReminding] = useState(false)
  const waited = tally.find(({ state }) => state === entryStates.originalDue)?.count ?? 0
  return (
    <Space wrap style={{ marginBottom: 12 }}>
      <Button onClick={onPrint}>打印小样</Button>
      <ExportButton
        by={api.StaffContest.ExportOriginals}
        input={{ contestId: id, ...filters }}
        label="下载原片"
        after="按现在的筛选条件打包：参赛照片、交来的原图和一张作品表，存成 ZIP 文件。里面有作者的拍摄位置，请妥善保存。"
      />
      {waited > 0 ? <Button onClick={() => setReminding(true)}>提醒交原图（{waited}）</Button> : null}
      <ActDialog
        changed={[api.StaffContest.GetEntries]}
        onClose={() => setReminding(false)}
        act={
          isReminding
            ? {
                title: `提醒 ${waited} 件作品的作者交原图`,
                after: '期限不变；一天之内提醒过的和已经过期的不再提醒。到期前一天会自动提醒一次。',
                submitText: '提醒',
                initialValues: { note: '请提交相机直出的 JPEG、TIFF 或 RAW 文件，不要改名转存' },
                fields: (
                  <>
                    <Form.Item name="note" label="写给作者">
                      <Input.TextArea autoSize={{ minRows: 2 }} maxLength={contestBounds.reason} showCount />
                    </Form.Item>
                    <ReasonField />
                  </>
                ),
                write: ({ note, reason }: Reasoned & { note?: string }) =>
                  write(api.StaffContest.RemindEntrants, { contestId: id, note: note ?? '', reason }),
                done: ({ reminded }) => `已提醒 ${reminded} 位`,
              }
            : null
        }
      />
    </Space>
  )
}
