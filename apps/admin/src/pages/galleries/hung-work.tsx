import type { StaffExhibitionWork } from '@guangquan/contract'
import { galleryLimits } from '@guangquan/contract/gallery-words'
import { Button, Card, Flex, Input, Select } from 'antd'

interface HungWorkProps {
  work: StaffExhibitionWork
  roomCount: number
  isFirst: boolean
  isLast: boolean
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
export function HungWork({ work, roomCount, isFirst, isLast, onMove, onChange, onRemove }: HungWorkProps) {
  const { title, author, room, picture } = work
  return (
    <Card size="small" style={{ width: 260 }}>
      <img
        src={picture.url480}
        alt={title}
        style={{ width: '100%', height: 160, objectFit: 'contain', background: '#e8ecea' }}
      />
      <Flex vertical gap={8} style={{ marginTop: 8 }}>
        <span>{author}</span>
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
