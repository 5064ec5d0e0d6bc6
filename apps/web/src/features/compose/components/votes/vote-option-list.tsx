import { voteLimits } from '@guangquan/contract/vote/vote.limits'
import { Button, Field, IconButton, Switch, TextInput, useStore } from '@guangquan/ui'
import { PlusIcon, TrashIcon } from '@guangquan/ui/icons'
import type { Uploads } from '../../uploads.ts'
import { newOption, type OptionDraft, type VoteFields } from '../../vote-fields.ts'
import { DamageNotice } from '../damage-notice.tsx'
import { OptionFailure } from './option-failure.tsx'
import { OptionPicture } from './option-picture.tsx'

interface VoteOptionListProps {
  vote: VoteFields
  onChange: (change: (before: VoteFields) => VoteFields) => void
  uploads: Uploads
}

/** Two to ten options, as text alone or each with a photograph. */
export function VoteOptionList({ vote, onChange, uploads }: VoteOptionListProps) {
  const { min, max } = voteLimits.options
  const all = useStore(uploads.all)
  const uploadOf = ({ uploadKey }: OptionDraft) => (uploadKey === null ? null : (all.get(uploadKey) ?? null))
  const edit = (key: string, part: Partial<OptionDraft>) =>
    onChange((before) => ({
      ...before,
      options: before.options.map((option) => (option.key === key ? { ...option, ...part } : option)),
    }))

  function choosePicture(key: string, file: File) {
    const uploadKey = crypto.randomUUID()
    edit(key, { uploadKey })
    uploads.send(uploadKey, file)
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
        {vote.options.map((option, place) => {
          const upload = uploadOf(option)
          return (
            <li key={option.key} className="vote-draft-option">
              {vote.hasPictures ? (
                <OptionPicture
                  picture={option.picture}
                  label={`选项 ${place + 1} 的照片`}
                  upload={upload}
                  onChoose={(file) => choosePicture(option.key, file)}
                />
              ) : null}
              <TextInput
                aria-label={`选项 ${place + 1}`}
                value={option.text}
                placeholder={`选项 ${place + 1}`}
                onChange={(event) => edit(option.key, { text: event.currentTarget.value })}
              />
              {vote.hasPictures && upload !== null ? (
                <OptionFailure upload={upload} onRetry={() => uploads.retry(upload.key)} />
              ) : null}
              {vote.hasPictures && upload === null && option.picture !== null ? (
                <DamageNotice
                  file={option.picture}
                  onAccept={(picture) => edit(option.key, { picture })}
                  onReplace={(file) => choosePicture(option.key, file)}
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
          )
        })}
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
