import { flatPages } from '@guangquan/client'
import { circlesOf } from '@guangquan/routes/first/circle'
import { Button, Chip, Field } from '@guangquan/ui'
import { UsersThreeIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery } from '@tanstack/react-query'
import { queries } from '../../../../platform/api.ts'
import { LoadError } from '../../../../shared/lists/load-error.tsx'
import { SettingRow } from './setting-row.tsx'

interface CircleSettingProps {
  chosen: string | null
  error: string | null
  onChange: (circleId: string | null) => void
}

/** 摄影圈: the circle of the member's that the post appears in. */
export function CircleSetting({ chosen, error, onChange }: CircleSettingProps) {
  const list = useInfiniteQuery(queries.pages(...circlesOf(1)))
  const circles = flatPages(list.data).filter(({ canPublish, id }) => canPublish || id === chosen)
  const name = circles.find(({ id }) => id === chosen)?.title
  return (
    <SettingRow
      icon={<UsersThreeIcon size={20} />}
      label="摄影圈"
      value={chosen === null ? '选填' : (name ?? '已选')}
      isWrong={error !== null}
    >
      {list.data === undefined && list.isError ? <LoadError of={list} /> : null}
      <Field group label="摄影圈" labelHidden error={error}>
        {list.data !== undefined && circles.length === 0 ? (
          <p className="text-small text-ink-3">还没有可以发布的圈子</p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {circles.map(({ id, title }) => (
            <Chip key={id} chosen={id === chosen} onClick={() => onChange(id === chosen ? null : id)}>
              {title}
            </Chip>
          ))}
        </div>
      </Field>
      {list.hasNextPage ? (
        <Button
          kind="text"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          更多圈子
        </Button>
      ) : null}
    </SettingRow>
  )
}
