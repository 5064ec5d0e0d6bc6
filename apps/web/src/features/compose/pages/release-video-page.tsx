import '../compose.css'
import { ErrorState, IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { api, queries } from '../../../app/api.ts'
import { VideoForm } from '../video/video-form.tsx'
import { VideoLock } from '../video/video-lock.tsx'

const videoType = 3
const videoLevel = 2

/** 发布视频. With `?draft=` it goes on with that draft; otherwise it offers the last one. */
export default function ReleaseVideoPage() {
  const [search] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const asked = search.get('draft')
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0, gcTime: 0 })
  if (own.isPending || drafts.isPending) return <IrisLoader className="pt-24" />
  if (own.isError) return <ErrorState onRetry={() => void own.refetch()} />
  if (own.data.level < videoLevel) return <VideoLock level={videoLevel} missing={own.data.expToNext} />
  // Without the list one can still write: only the offer to go on with a draft is missing.
  const list = (drafts.data ?? []).filter((one) => one.publishType === videoType)
  const draft = list.find((one) => one.id === asked) ?? null
  return (
    <VideoForm
      key={`${draft?.id ?? 'new'} ${turn}`}
      draft={draft}
      others={list.filter((one) => one.id !== draft?.id)}
      onStartOver={() => {
        setTurn(turn + 1)
        void drafts.refetch()
      }}
    />
  )
}
