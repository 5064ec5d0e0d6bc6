import { ApiError } from '@guangquan/client'
import { topicsPerPost } from '@guangquan/contract/post/post.limits'
import { postTopics } from '@guangquan/routes/first/own'
import { albumsOf } from '@guangquan/routes/first/person'
import { EyeIcon, HashIcon, ImagesIcon, MapPinIcon, SlidersHorizontalIcon } from '@guangquan/ui/icons'
import { Switch } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../../platform/api.ts'
import { audienceChoices, audienceValue } from '../../audience-choices.ts'
import { longField, type DraftFields } from '../../draft-fields.ts'
import { AiField, aiText } from './ai-field.tsx'
import { AlbumField } from './album-field.tsx'
import { AudienceField } from './audience-field.tsx'
import { CircleSetting } from './circle-setting.tsx'
import { PlaceField } from './place-field.tsx'
import { SettingGroup } from './setting-group.tsx'
import { SettingRow } from './setting-row.tsx'
import { TopicField } from './topic-field.tsx'

interface PostSettingsProps {
  title: string
  fields: DraftFields
  /** Error of the last attempt to publish, shown beside the fields. */
  error: Error | null
  /** For photographs: whether a file contains an AI marker. */
  aiFound?: boolean
  /** True for a new post of photographs, whose albums and critique are chosen here. */
  isNewPhoto?: boolean
  /** Votes are public. */
  isPublic?: boolean
  /** Settings of this kind alone. */
  children?: ReactNode
  onChange: (change: Partial<DraftFields>) => void
}

/** 整组: settings of the whole post, each in a collapsed row. */
export function PostSettings(props: PostSettingsProps) {
  const { title, fields, error, aiFound, isNewPhoto = false, isPublic = false, children, onChange } = props
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  return (
    <SettingGroup title={title}>
      {children}
      <SettingRow
        icon={<MapPinIcon size={20} />}
        label="地点"
        value={fields.place || '选填'}
        isWrong={wrong('place') !== null || longField(fields.place) !== ''}
      >
        <PlaceField
          labelHidden
          place={fields.place}
          error={wrong('place')}
          onChange={(place) => onChange({ place })}
        />
      </SettingRow>
      {isPublic ? null : (
        <SettingRow icon={<EyeIcon size={20} />} label="谁可以看" value={audienceText(fields)}>
          <AudienceField
            labelHidden
            audiences={fields.exposeUser}
            onChange={(exposeUser) => onChange({ exposeUser })}
          />
        </SettingRow>
      )}
      <CircleSetting
        chosen={fields.circleId}
        error={wrong('circleId')}
        onChange={(circleId) => onChange({ circleId })}
      />
      <TopicRow
        chosen={fields.topicIds}
        error={wrong('topicIds')}
        onChange={(topicIds) => onChange({ topicIds })}
      />
      {isNewPhoto ? (
        <AlbumRow chosen={fields.albumIds} onChange={(albumIds) => onChange({ albumIds })} />
      ) : null}
      {aiFound === undefined ? null : (
        <SettingRow
          icon={<SlidersHorizontalIcon size={20} />}
          label="AI 使用"
          value={aiFound && fields.aiMark === 1 ? '照片里带有 AI 标记' : aiText(fields.aiMark)}
        >
          <AiField
            labelHidden
            found={aiFound}
            value={fields.aiMark}
            onChange={(aiMark) => onChange({ aiMark })}
          />
        </SettingRow>
      )}
      {isNewPhoto ? (
        <div className="setting-row setting-row-switch">
          <Switch
            between
            label="求点评：影友可以在照片上圈一处说说"
            checked={fields.critiqueOpen}
            onChange={(event) => onChange({ critiqueOpen: event.currentTarget.checked })}
          />
        </div>
      ) : null}
    </SettingGroup>
  )
}

function audienceText({ exposeUser }: DraftFields): string {
  const value = audienceValue(exposeUser)
  return audienceChoices.find((choice) => choice.value === value)?.label ?? ''
}

interface RowProps {
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function TopicRow({ chosen, error, onChange }: RowProps & { error: string | null }) {
  const topics = useQuery(queries.one(...postTopics()))
  return (
    <SettingRow
      icon={<HashIcon size={20} />}
      label="主题"
      value={namesOf(topics.data, chosen) || `选填，最多 ${topicsPerPost} 个`}
      isWrong={error !== null}
    >
      <TopicField labelHidden chosen={chosen} error={error} onChange={onChange} />
    </SettingRow>
  )
}

function AlbumRow({ chosen, onChange }: RowProps) {
  const albums = useQuery(queries.one(...albumsOf()))
  return (
    <SettingRow icon={<ImagesIcon size={20} />} label="相册" value={namesOf(albums.data, chosen) || '选填'}>
      <AlbumField labelHidden chosen={chosen} onChange={onChange} />
    </SettingRow>
  )
}

function namesOf(
  list: readonly { id: string; name: string }[] | undefined,
  chosen: readonly string[],
): string {
  return (list ?? [])
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join('、')
}
