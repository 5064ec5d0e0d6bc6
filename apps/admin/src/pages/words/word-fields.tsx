import { wordActions, wordLimits } from '@guangquan/contract/word-list/word-actions'
import { AutoComplete, Form, Input, Radio } from 'antd'
import { choicesOf } from '../../parts/fields/choices.ts'
import type { WordValues } from './word-values.ts'

const actionOptions = choicesOf(wordActions)
const effects = {
  block: '带有这个词的内容发不出去。',
  review: '带有这个词的内容先审核，通过后别人才看得到。',
  replace: '发布时把这个词换掉，别人看到的是换过的文字。',
} as const

export function WordFields({ categories }: { categories: readonly string[] }) {
  const action = Form.useWatch<WordValues['action']>('action')
  return (
    <>
      <Form.Item
        name="word"
        label="词"
        extra="不分大小写、全角半角和繁简，中间的空格和符号也不算"
        rules={[{ required: true, whitespace: true, message: '请填写词' }]}
      >
        <Input maxLength={wordLimits.word} autoFocus />
      </Form.Item>
      <Form.Item name="action" label="处理" extra={action === undefined ? '' : effects[action]}>
        <Radio.Group options={actionOptions} optionType="button" />
      </Form.Item>
      {action === 'replace' ? (
        <Form.Item name="replacement" label="替换为" extra="不填就换成星号">
          <Input maxLength={wordLimits.word} />
        </Form.Item>
      ) : null}
      <Form.Item name="category" label="分类">
        <AutoComplete
          options={categories.map((value) => ({ value }))}
          showSearch={{ filterOption: (typed, option) => option?.value.includes(typed) === true }}
          maxLength={wordLimits.category}
        />
      </Form.Item>
      <Form.Item name="note" label="备注">
        <Input maxLength={wordLimits.note} />
      </Form.Item>
    </>
  )
}
