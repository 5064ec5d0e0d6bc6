import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons'
import { questionnaireLimits, questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { Button, Checkbox, Flex, Input } from 'antd'
import { PictureField } from '../../../parts/fields/picture-field.tsx'
import { api, call } from '../../../platform/api.ts'
import type { EditedQuestion } from '../fields.ts'
import { mayHaveOther, newKey } from './empty-question.ts'
import { PasteOptions } from './paste-options.tsx'

interface OptionsEditorProps {
  question: EditedQuestion
  isFixed: boolean
  onChange: (question: EditedQuestion) => void
}

export function OptionsEditor({ question, isFixed, onChange }: OptionsEditorProps) {
  const { options, type } = question
  const set = (next: EditedQuestion['options']) => onChange({ ...question, options: next })
  const isFull = options.length >= questionnaireLimits.options

  function move(at: number, to: number) {
    const moved = options[at]
    const others = options.filter((_, place) => place !== at)
    if (moved !== undefined) set([...others.slice(0, to), moved, ...others.slice(to)])
  }

  return (
    <Flex vertical gap={8}>
      {options.map((option, at) => (
        <Flex key={option.key} vertical gap={8}>
          <Flex gap={4} align="center">
            <Input
              aria-label={`选项 ${at + 1}`}
              placeholder={`选项 ${at + 1}`}
              value={option.text}
              maxLength={questionnaireLimits.option}
              onChange={({ target }) =>
                set(options.map((one) => (one.key === option.key ? { ...one, text: target.value } : one)))
              }
            />
            {isFixed ? null : (
              <>
                <Button
                  type="text"
                  aria-label={`选项 ${at + 1} 往前`}
                  icon={<ArrowUpOutlined />}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  type="text"
                  aria-label={`选项 ${at + 1} 往后`}
                  icon={<ArrowDownOutlined />}
                  disabled={at === options.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <Button
                  type="text"
                  aria-label={`删掉选项 ${at + 1}`}
                  icon={<CloseOutlined />}
                  onClick={() => set(options.filter((one) => one.key !== option.key))}
                />
              </>
            )}
          </Flex>
          {type === questionTypes.picture && !isFixed ? (
            <PictureField
              label="图片"
              maxWidth={160}
              value={option.pictureUrl == null ? null : { key: option.picture, url: option.pictureUrl }}
              upload={async (file) => {
                const { fileId, url } = await call(api.StaffQuestionnaire.Upload, file)
                return { key: fileId, url }
              }}
              onChange={(picture) =>
                set(
                  options.map((one) =>
                    one.key === option.key
                      ? { ...one, picture: picture?.key ?? '', pictureUrl: picture?.url ?? null }
                      : one,
                  ),
                )
              }
            />
          ) : null}
        </Flex>
      ))}
      {isFixed ? null : (
        <Flex gap={8} wrap align="center">
          <Button
            disabled={isFull}
            onClick={() => set([...options, { key: newKey('o', options), text: '', picture: '' }])}
          >
            加选项
          </Button>
          <PasteOptions
            onPaste={(texts) => {
              const next = options.filter(({ text }) => text !== '')
              for (const text of texts.slice(0, questionnaireLimits.options - next.length))
                next.push({ key: newKey('o', next), text, picture: '' })
              set(next)
            }}
          />
          {mayHaveOther.includes(type) ? (
            <Checkbox
              checked={question.hasOther}
              onChange={({ target }) => onChange({ ...question, hasOther: target.checked })}
            >
              最后是「其他」，可以写字
            </Checkbox>
          ) : null}
          <Checkbox
            checked={question.shuffled}
            onChange={({ target }) => onChange({ ...question, shuffled: target.checked })}
          >
            打乱顺序
          </Checkbox>
        </Flex>
      )}
    </Flex>
  )
}
