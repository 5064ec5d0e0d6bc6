import type { StaffExhibition, StaffExhibitionWork, StaffSubmission } from '@guangquan/contract'
import { exhibitionStates, galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { Alert, Button, Empty, Flex, Space, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { useUnsaved } from '../../parts/acts/unsaved.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'
import { AskedWorks } from './asked-works.tsx'
import { HungWork } from './hung-work.tsx'
import { moveTo } from './move-to.ts'
import { ChosenPhotos } from './chosen-photos.tsx'

const reads = [api.StaffGallery.GetDetail, api.StaffGallery.GetSubmissions, api.StaffGallery.GetList] as const

/** Rooms with their works, in the order of the walk, and the chosen photographs that are not hung. */
export function Hanging({ exhibition }: { exhibition: StaffExhibition }) {
  const { id, version, rooms, hung, state } = exhibition
  const [works, setWorks] = useState<readonly StaffExhibitionWork[]>(hung)
  const [pending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const markUnsaved = useUnsaved()
  const act = useAct(...reads)
  const isChanged = JSON.stringify(works) !== JSON.stringify(hung)

  function change(next: readonly StaffExhibitionWork[]): void {
    setWorks(next)
    markUnsaved(JSON.stringify(next) !== JSON.stringify(hung))
  }
  function hang(
    photo: StaffSubmission['photos'][number],
    { title, nickName, leavesOn }: StaffSubmission,
  ): void {
    const { fileId, ...picture } = photo
    change([
      ...works,
      { fileId, room: 0, title, caption: '', place: '', sizeText: '', author: nickName, picture, leavesOn },
    ])
  }
  const sent = inOrder(works, rooms.length).map(({ fileId, room, title, caption, place, sizeText }) => ({
    fileId,
    room,
    title,
    caption,
    place,
    sizeText,
  }))
  async function save(): Promise<void> {
    setPending(true)
    await act(write(api.StaffGallery.SetWorks, { id, version, works: sent }), '已保存布展')
    setPending(false)
  }
  // Once it is announced, authors whose work is taken down are told the reason.
  const needsReason =
    state !== exhibitionStates.draft && hung.some((one) => works.every(({ fileId }) => fileId !== one.fileId))
  return (
    <>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          布展（{works.length}/{galleryLimits.works}）
        </Typography.Title>
        <Space>
          {isChanged ? <Button onClick={() => change(hung)}>恢复到上次保存</Button> : null}
          <Button
            type="primary"
            disabled={!isChanged}
            loading={pending}
            onClick={() => (needsReason ? setAsking(true) : void save())}
          >
            保存布展
          </Button>
        </Space>
      </Flex>
      {isChanged ? (
        <Alert type="warning" showIcon title="布展有改动，还没有保存" style={{ marginTop: 8 }} />
      ) : null}
      {rooms.map(({ title }, room) => (
        <Room
          // Rooms have no identity but their place.
          key={room}
          title={`第 ${room + 1} 室　${title}`}
          room={room}
          roomCount={rooms.length}
          works={works}
          dragged={dragged}
          onDrag={setDragged}
          onChange={change}
        />
      ))}
      <ChosenPhotos
        exhibitionId={id}
        hung={new Set(works.map(({ fileId }) => fileId))}
        isFull={works.length >= galleryLimits.works}
        onHang={hang}
      />
      <AskedWorks exhibition={exhibition} />
      <ActDialog
        changed={reads}
        onClose={() => setAsking(false)}
        act={
          isAsking
            ? {
                title: '取下作品',
                after: '影展已经发布，作者会收到通知和你写的原因。',
                submitText: '保存布展',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffGallery.SetWorks, { id, version, works: sent, reason }),
                done: '已保存布展',
              }
            : null
        }
      />
    </>
  )
}

const inOrder = (works: readonly StaffExhibitionWork[], rooms: number) =>
  Array.from({ length: rooms }, (_, room) => works.filter((work) => work.room === room)).flat()

interface RoomProps {
  title: string
  room: number
  roomCount: number
  works: readonly StaffExhibitionWork[]
  /** File of the work that is being dragged. */
  dragged: string | null
  onDrag: (fileId: string | null) => void
  onChange: (works: readonly StaffExhibitionWork[]) => void
}

function Room({ title, room, roomCount, works, dragged, onDrag, onChange }: RoomProps) {
  const here = works.filter((work) => work.room === room)
  const others = works.filter((work) => work.room !== room)
  const replace = (next: readonly StaffExhibitionWork[]) => onChange([...others, ...next])
  function move(from: number, by: number): void {
    const next = [...here]
    const [moved] = next.splice(from, 1)
    if (moved === undefined) return
    next.splice(from + by, 0, moved)
    replace(next)
  }
  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        if (dragged === null) return
        event.preventDefault()
        // Over the wall of a room, insert after its works; over a work, insert before it, see below.
        if (here.every(({ fileId }) => fileId !== dragged))
          onChange(moveTo(works, dragged, { room, before: null }))
      }}
    >
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        {title}
      </Typography.Title>
      {here.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="空墙，从下面挂上作品" />
      ) : (
        <Flex gap={16} wrap>
          {here.map((work, place) => (
            <HungWork
              key={work.fileId}
              work={work}
              roomCount={roomCount}
              isFirst={place === 0}
              isLast={place === here.length - 1}
              isDragged={work.fileId === dragged}
              onDrag={onDrag}
              onDragOver={() => {
                if (dragged === null || dragged === work.fileId) return
                const from = here.findIndex(({ fileId }) => fileId === dragged)
                const before = from !== -1 && from < place ? here[place + 1]?.fileId : work.fileId
                onChange(moveTo(works, dragged, { room, before: before ?? null }))
              }}
              onMove={(by) => move(place, by)}
              onChange={(next) => onChange(works.map((one) => (one.fileId === work.fileId ? next : one)))}
              onRemove={() => onChange(works.filter((one) => one.fileId !== work.fileId))}
            />
          ))}
        </Flex>
      )}
    </section>
  )
}
