import type { StaffExhibition } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Empty, Flex, Select } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'

interface WallCompareProps {
  exhibition: StaffExhibition
  onClose: () => void
}

/** Two walls as they were saved, one above the other: rooms of this exhibition, or of another one. */
export function WallCompare({ exhibition, onClose }: WallCompareProps) {
  return (
    <FormDialog open title="对比两面墙" width={1200} onClose={onClose}>
      <Flex vertical gap={24}>
        <Wall name="第一面墙" exhibition={exhibition} firstRoom={0} />
        <Wall name="第二面墙" exhibition={exhibition} firstRoom={1} />
      </Flex>
    </FormDialog>
  )
}

interface WallProps {
  name: string
  exhibition: StaffExhibition
  firstRoom: number
}

function Wall({ name, exhibition, firstRoom }: WallProps) {
  const [id, setId] = useState(exhibition.id)
  const [room, setRoom] = useState(Math.min(firstRoom, exhibition.rooms.length - 1))
  const others = useQuery(read(api.StaffGallery.GetList, {}))
  const shown = useQuery(read(api.StaffGallery.GetDetail, { id }))
  const choices = [exhibition, ...(others.data?.items ?? []).filter((one) => one.id !== exhibition.id)]
  return (
    <section aria-label={name}>
      <Flex gap={8} wrap style={{ marginBottom: 8 }}>
        <Select
          aria-label={`${name}的影展`}
          value={id}
          options={choices.map((one) => ({ value: one.id, label: one.title }))}
          onChange={(next) => {
            setId(next)
            setRoom(0)
          }}
          style={{ minWidth: 200 }}
        />
        <Select
          aria-label={`${name}的展室`}
          value={room}
          options={(shown.data?.rooms ?? []).map(({ title }, place) => ({
            value: place,
            label: `第 ${place + 1} 室　${title}`,
          }))}
          onChange={setRoom}
          style={{ minWidth: 160 }}
        />
      </Flex>
      {shown.isPending ? <Loading /> : null}
      {shown.isError ? <ReadFailed error={shown.error} retry={shown.refetch} /> : null}
      {shown.data === undefined ? null : <Hung exhibition={shown.data} room={room} />}
    </section>
  )
}

function Hung({ exhibition, room }: { exhibition: StaffExhibition; room: number }) {
  const works = exhibition.hung.filter((work) => work.room === room)
  if (works.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="空墙" />
  return (
    <ol
      tabIndex={0}
      style={{ display: 'flex', gap: 16, overflowX: 'auto', listStyle: 'none', margin: 0, padding: 0 }}
    >
      {works.map(({ fileId, picture, title, author }) => (
        <li key={fileId} style={{ flex: 'none' }}>
          <img src={picture.url480} alt={title} style={{ display: 'block', height: 200 }} />
          {title}，{author}
        </li>
      ))}
    </ol>
  )
}
