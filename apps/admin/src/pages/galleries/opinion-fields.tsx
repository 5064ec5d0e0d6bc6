import { galleryLimits, opinionNames } from '@guangquan/contract/gallery/gallery.words'
import { Form, Input, Radio } from 'antd'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { RequiredItem } from '../../parts/fields/required-item.tsx'

/** A curator's rating of a submission, with a comment. */
export function OpinionFields() {
  return (
    <>
      <RequiredItem name="mark" label="看法">
        <Radio.Group options={numberedChoicesOf(opinionNames).toReversed()} />
      </RequiredItem>
      <Form.Item name="note" label="说明" extra="其他策展人看得到，作者看不到">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={galleryLimits.caption} showCount />
      </Form.Item>
    </>
  )
}
