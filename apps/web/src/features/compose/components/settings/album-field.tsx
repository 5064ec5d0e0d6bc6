import { ApiError } from '@guangquan/client'
import { albumsPerPost, maxAlbumTitle } from '@guangquan/contract/album/album.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { albumsOf } from '@guangquan/routes/first/person'
import { Button, Chip, Field, LengthText, TextInput } from '@guangquan/ui'
import { PlusIcon } from '@guangquan/ui/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../../platform/api.ts'
import { useSendOnce } from '../../../../shared/forms/use-send-once.ts'

interface AlbumFieldProps {
  chosen: string[]
  labelHidden?: boolean
  onChange: (chosen: string[]) => void
}

/** Albums to add the photographs to, and a field for a new one. */
export function AlbumField({ chosen, labelHidden = false, onChange }: AlbumFieldProps) {
  const queryClient = useQueryClient()
  const albums = useQuery(queries.one(...albumsOf()))
  const [name, setName] = useState<string | null>(null)
  const sendOnce = useSendOnce()
  const add = useMutation({
    mutationFn: (requested: string) =>
      sendOnce(requested, (requestId) => client.call(api.Picture.SaveAlbum, { name: requested, requestId })),
    onSuccess: async ({ id }) => {
      await queries.invalidate(queryClient, api.Picture.GetAlbumList)
      onChange([...chosen, id].slice(0, albumsPerPost))
      setName(null)
    },
  })
  const length = writtenLength(name ?? '')
  const isLong = length > maxAlbumTitle
  return (
    <Field
      group
      label="相册"
      labelHidden={labelHidden}
      optional
      counter={
        name === null ? `最多 ${albumsPerPost} 个` : <LengthText length={length} limit={maxAlbumTitle} />
      }
      error={isLong ? `名字最多 ${maxAlbumTitle} 字` : sentenceOf(add.error)}
    >
      <div className="flex flex-wrap gap-2">
        {albums.data?.map((album) => (
          <Chip
            key={album.id}
            chosen={chosen.includes(album.id)}
            onClick={() => {
              if (chosen.includes(album.id)) onChange(chosen.filter((id) => id !== album.id))
              else if (chosen.length < albumsPerPost) onChange([...chosen, album.id])
            }}
          >
            {album.name}
          </Chip>
        ))}
        {name === null ? (
          <Chip icon={<PlusIcon size={16} />} onClick={() => setName('')}>
            新建相册
          </Chip>
        ) : null}
      </div>
      {name === null ? null : (
        <form
          className="album-new"
          onSubmit={(event) => {
            event.preventDefault()
            if (length > 0 && !isLong && !add.isPending) add.mutate(name.trim())
          }}
        >
          <TextInput
            // The field appears when 新建相册 is pressed.
            autoFocus
            aria-label="相册名"
            placeholder="相册名"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            type="submit"
            kind="line"
            busy={add.isPending}
            busyLabel="正在建"
            disabled={length === 0 || isLong}
          >
            建好
          </Button>
          <Button kind="text" onClick={() => setName(null)}>
            取消
          </Button>
        </form>
      )}
    </Field>
  )
}

function sentenceOf(failure: Error | null): string | null {
  if (failure === null) return null
  return failure instanceof ApiError ? failure.message : '没有建成，请重试'
}
