import type { StaffExhibitionWork } from '@guangquan/contract'
import { galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { HolderOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Input, Select, Tag } from 'antd'

interface HungWorkProps {
  work: StaffExhibitionWork
  roomCount: number
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  onDrag: (fileId: string | null) => void
  /** Another work is dragged over this one. */
  onDragOver: () => void
  onMove: (by: 1 | -1) => void
  onChange: (work: StaffExhibitionWork) => void
  onRemove: () => void
}

const fields = [
  { key: 'title', name: '题目', max: galleryLimits.title.max },
  { key: 'sizeText', name: '尺寸，例如 90×60 cm', max: galleryLimits.label },
  { key: 'place', name: '地点', max: galleryLimits.label },
  { key: 'caption', name: '说明', max: galleryLimits.caption },
] as const

/** A work on the wall: its photograph, its label, its place in the walk. */
export function HungWork(props: HungWorkProps) {
  const { work, roomCount, isFirst, isLast, isDragged, onDrag, onDragOver, onMove, onChange, onRemove } =
    props
  const { fileId, title, author, room, picture, leavesOn } = work
  return (
    <Card
      size="small"
      style={{ width: 260, opacity: isDragged ? 0.5 : 1 }}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDragOver()
      }}
    >
      <img
        src={picture.url480}
        alt={title}
        draggable
        onDragStart={() => onDrag(fileId)}
        onDragEnd={() => onDrag(null)}
        style={{ width: '100%', height: 160, objectFit: 'contain', background: '#e8ecea', cursor: 'grab' }}
      />
      <Flex vertical gap={8} style={{ marginTop: 8 }}>
        <span>
          <HolderOutlined aria-hidden /> {author}
        </span>
        {leavesOn === null ? null : <Tag color="warning">作者收回了同意，{leavesOn} 起不再展出</Tag>}
        {fields.map(({ key, name, max }) => (
          <Input
            key={key}
            size="small"
            aria-label={`${title}的${name}`}
            placeholder={name}
            maxLength={max}
            value={work[key]}
            {...(key === 'title' && work.title.trim() === '' ? { status: 'error' as const } : {})}
            onChange={({ target }) => onChange({ ...work, [key]: target.value })}
          />
        ))}
        <Select
          size="small"
          aria-label={`${title}在哪一室`}
          value={room}
          options={Array.from({ length: roomCount }, (_, at) => ({ value: at, label: `第 ${at + 1} 室` }))}
          onChange={(next) => onChange({ ...work, room: next })}
        />
        <Flex gap={4}>
          <Button size="small" disabled={isFirst} aria-label={`${title}往前`} onClick={() => onMove(-1)}>
            往前
          </Button>
          <Button size="small" disabled={isLast} aria-label={`${title}往后`} onClick={() => onMove(1)}>
            往后
          </Button>
          <Button size="small" danger aria-label={`取下${title}`} onClick={onRemove}>
            取下
          </Button>
        </Flex>
      </Flex>
    </Card>
  )
}
