import type { GearEvent } from '@guangquan/contract'
import { EmptyState, IconButton, Later, Skeleton, StatusPill } from '@guangquan/ui'
import { TrashIcon } from '@guangquan/ui/icons'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { countText } from '@guangquan/contract/text/count-text'

interface EventListProps {
  /** The registration of its owner, or the code of a public passport. */
  of: { regProductId: string } | { code: string }
  /** Removes a line that the caller wrote. */
  onRemove?: (event: GearEvent) => void
}

/** The events of a product, newest first. */
export function EventList({ of, onRemove }: EventListProps) {
  return (
    <InfiniteList
      options={queries.pages(api.UserProduct.GetGearEvents, of)}
      skeleton={
        <Later>
          <Skeleton width="100%" height="96px" />
        </Later>
      }
      empty={<EmptyState title="还没有记录" />}
    >
      {(items) => (
        <ol className="gear-events">
          {items.map((event) => (
            <Line key={event.id} event={event} onRemove={onRemove} />
          ))}
        </ol>
      )}
    </InfiniteList>
  )
}

function Line({ event, onRemove }: { event: GearEvent; onRemove: EventListProps['onRemove'] }) {
  const { text, day, place, note, shutterCount, byStaff, byShop, isOwn } = event
  const details = [place, shutterCount === null ? '' : `快门 ${countText(shutterCount)} 次`].filter(
    (one) => one !== '',
  )
  return (
    <li data-service={event.service !== null || undefined}>
      <time className="ui-print" dateTime={day}>
        {day}
      </time>
      <div>
        <p className="gear-event-head">
          {text}
          {byStaff ? <StatusPill tone="accent">{byShop ? '门店记录' : '官方服务记录'}</StatusPill> : null}
        </p>
        {details.length === 0 ? null : <p className="gear-event-details">{details.join(' · ')}</p>}
        {note === '' ? null : <p className="gear-event-note">{note}</p>}
      </div>
      {isOwn && onRemove !== undefined ? (
        <IconButton
          label={`删除 ${day} 的${text}`}
          icon={<TrashIcon size={18} />}
          onClick={() => onRemove(event)}
        />
      ) : null}
    </li>
  )
}
