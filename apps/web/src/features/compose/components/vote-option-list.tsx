import { voteLimits } from '@guangquan/contract/limits'
import { Button, Field, IconButton, showToast, Switch, TextInput, useStore } from '@guangquan/ui'
import { PlusIcon, TrashIcon } from '@guangquan/ui/icons'
import { checkFile } from '../check-file.ts'
import type { OptionUploads } from '../option-uploads.ts'
import { newOption, type OptionDraft, type VoteFields } from '../vote-fields.ts'
import { DamageNotice } from './damage-notice.tsx'
import { OptionPicture } from './option-picture.tsx'
import { showError } from '../../../shared/show-error.ts'

interface VoteOptionListProps {
  vote: VoteFields
  onChange: (change: (before: VoteFields) => VoteFields) => void
  uploads: OptionUploads
}

/** Two to ten options, as text alone or each with a photograph. */
export function VoteOptionList({ vote, onChange, uploads }: VoteOptionListProps) {
  const { min, max } = voteLimits.options
  const sending = useStore(uploads.sending)
  const edit = (key: string, part: Partial<OptionDraft>) =>
    onChange((before) => ({
      ...before,
      options: before.options.map((option) => (option.key === key ? { ...option, ...part } : option)),
    }))

  async function choosePicture(key: string, file: File) {
    const refusal = checkFile(file)
    if (refusal !== '') {
      showToast(refusal, 'error')
      return
    }
    try {
      edit(key, { picture: await uploads.send(key, file) })
    } catch (error) {
      showError(error, '上传没有成功，请重试')
    }
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
                busy={sending.has(option.key)}
                waiting={sending.get(option.key) ?? null}
                onChoose={(file) => void choosePicture(option.key, file)}
              />
            ) : null}
            <TextInput
              aria-label={`选项 ${place + 1}`}
              value={option.text}
              placeholder={`选项 ${place + 1}`}
              onChange={(event) => edit(option.key, { text: event.currentTarget.value })}
            />
            {vote.hasPictures && option.picture !== null ? (
              <DamageNotice
                file={option.picture}
                onAccept={(picture) => edit(option.key, { picture })}
                onReplace={(file) => void choosePicture(option.key, file)}
              />
            ) : null}
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
