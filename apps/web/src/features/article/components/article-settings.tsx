import { ApiError } from '@guangquan/client'
import { articleCategories } from '@guangquan/routes/first/article'
import { Chip, Field, Select } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ChipSkeletons } from '../../../shared/lists/chip-skeletons.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { AudienceField, PlaceField, TagInput, TopicField } from '../../compose/index.ts'
import type { ArticleFields } from '../editor/article-fields.ts'

const sorts = [
  { value: 1, label: '原创' },
  { value: 2, label: '教程' },
  { value: 3, label: '器材评测' },
  { value: 4, label: '游记' },
]

const usualCategories = 8

interface ArticleSettingsProps {
  fields: ArticleFields
  error: Error | null
  onChange: (change: Partial<ArticleFields>) => void
}

/** Category, type, topics, tags, place and audience of an article. */
export function ArticleSettings({ fields, error, onChange }: ArticleSettingsProps) {
  const categories = useQuery(queries.one(...articleCategories()))
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  return (
    <div className="flex flex-col gap-6">
      <Field group label="分类" error={wrong('categoryId')}>
        {categories.isPending ? (
          <ChipSkeletons count={usualCategories} />
        ) : categories.isError ? (
          <LoadError of={categories} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {categories.data.map(({ id, name }) => (
              <Chip key={id} chosen={fields.categoryId === id} onClick={() => onChange({ categoryId: id })}>
                {name}
              </Chip>
            ))}
          </div>
        )}
      </Field>
      <Field label="类型">
        <Select
          options={sorts}
          value={fields.publishSubType}
          onChange={(publishSubType) => onChange({ publishSubType })}
        />
      </Field>
      <TopicField
        chosen={fields.topicIds}
        error={wrong('topicIds')}
        onChange={(topicIds) => onChange({ topicIds })}
      />
      <TagInput tags={fields.tags} error={wrong('tags') ?? ''} onChange={(tags) => onChange({ tags })} />
      <PlaceField place={fields.place} error={wrong('place')} onChange={(place) => onChange({ place })} />
      <AudienceField audiences={fields.exposeUser} onChange={(exposeUser) => onChange({ exposeUser })} />
    </div>
  )
}
