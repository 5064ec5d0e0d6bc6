import { ApiError } from '@guangquan/client'
import { albumsPerPost, textLimits } from '@guangquan/contract/limits'
import { Button, Chip, Field, TextInput } from '@guangquan/ui'
import { PlusIcon } from '@guangquan/ui/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../app/api.ts'

interface AlbumFieldProps {
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** The author's albums to put the photographs into, and a new one. */
export function AlbumField({ chosen, onChange }: AlbumFieldProps) {
  const queryClient = useQueryClient()
  const albums = useQuery(queries.one(api.Picture.GetAlbumList, {}))
  const [name, setName] = useState<string | null>(null)
  const add = useMutation({
    mutationFn: (wanted: string) =>
      client.call(api.Picture.SaveAlbum, { name: wanted, requestId: crypto.randomUUID() }),
    onSuccess: async ({ id }) => {
      await queries.invalidate(queryClient, api.Picture.GetAlbumList)
      onChange([...chosen, id].slice(0, albumsPerPost))
      setName(null)
    },
  })
  const failure = add.error
  const length = [...(name ?? '').trim()].length
  return (
    <Field
      group
      label="相册"
      optional
      counter={`最多 ${albumsPerPost} 个`}
      error={failure === null ? null : failure instanceof ApiError ? failure.message : '没有建成，请重试'}
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
            if (length > 0 && length <= textLimits.album && !add.isPending) add.mutate(name.trim())
          }}
        >
          <TextInput
            // Asked for by the press of 新建相册.
            autoFocus
            aria-label="相册名"
            placeholder="相册名"
            value={name}
            maxLength={textLimits.album}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" kind="line" busy={add.isPending} busyLabel="正在建" disabled={length === 0}>
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
