import { voteLimits } from '@guangquan/contract/limits'
import { Button, Field, IconButton, showToast, Switch, TextInput } from '@guangquan/ui'
import { PlusIcon, TrashIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { checkFile } from '../check-file.ts'
import { uploadFile } from '../upload-file.ts'
import { newOption, type OptionDraft, type VoteFields } from '../vote-fields.ts'
import { OptionPicture } from './option-picture.tsx'
import { showError } from '../../../shared/show-error.ts'

interface VoteOptionListProps {
  vote: VoteFields
  onChange: (change: (before: VoteFields) => VoteFields) => void
  /** Called when an upload starts or ends. */
  onBusy: (busy: boolean) => void
}

/** Two to ten options, as text alone or each with a photograph. */
export function VoteOptionList({ vote, onChange, onBusy }: VoteOptionListProps) {
  const { min, max } = voteLimits.options
  const [sending, setSending] = useState<string[]>([])
  const edit = (key: string, part: Partial<OptionDraft>) =>
    onChange((before) => ({
      ...before,
      options: before.options.map((option) => (option.key === key ? { ...option, ...part } : option)),
    }))

  function mark(key: string, on: boolean) {
    const left = sending.filter((one) => one !== key)
    setSending(on ? [...left, key] : left)
    onBusy(on || left.length > 0)
  }

  async function choosePicture(key: string, file: File) {
    const refusal = checkFile(file)
    if (refusal !== '') {
      showToast(refusal, 'error')
      return
    }
    mark(key, true)
    try {
      const signal = new AbortController().signal
      edit(key, { picture: await uploadFile(file, { useType: 1, signal, onProgress: () => undefined }) })
    } catch (error) {
      showError(error, '上传没有成功，请重试')
    }
    mark(key, false)
  }

  return (
    <Field group label="选项" counter={`${vote.options.length}/${max}`}>
      <Switch
        between
        label="每个选项配一张照片"
        checked={vote.hasPictures}
        onChange={(event) => {
          const hasPictures = event.currentTarget.checked
          onChange((before) => ({ ...before, hasPictures }))
        }}
      />
      <ul className="vote-draft-options">
        {vote.options.map((option, place) => (
          <li key={option.key} className="vote-draft-option">
            {vote.hasPictures ? (
              <OptionPicture
                picture={option.picture}
                label={`选项 ${place + 1} 的照片`}
                busy={sending.includes(option.key)}
                onChoose={(file) => void choosePicture(option.key, file)}
              />
            ) : null}
            <TextInput
              aria-label={`选项 ${place + 1}`}
              value={option.text}
              placeholder={`选项 ${place + 1}`}
              onChange={(event) => edit(option.key, { text: event.currentTarget.value })}
            />
            {vote.options.length <= min ? null : (
              <IconButton
                label={`删除选项 ${place + 1}`}
                icon={<TrashIcon size={20} />}
                onClick={() =>
                  onChange((before) => {
                    const options = before.options.filter((one) => one.key !== option.key)
                    return { ...before, options, max: Math.min(before.max, options.length) }
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
      {vote.options.length >= max ? null : (
        <Button
          kind="quiet"
          size="small"
          icon={<PlusIcon size={18} />}
          onClick={() => onChange((before) => ({ ...before, options: [...before.options, newOption()] }))}
        >
          添加选项
        </Button>
      )}
    </Field>
  )
}
