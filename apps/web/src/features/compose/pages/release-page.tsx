import '../compose.css'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { api, queries } from '../../../app/api.ts'
import { EditForm } from '../components/edit-form.tsx'
import { EditPage } from '../components/edit-page.tsx'
import { PhotoForm } from '../components/photo-form.tsx'

/** 发布照片. With `?draft=` it goes on with that draft; otherwise it offers the last one. `?edit=` changes a post that is out. */
export default function ReleasePage() {
  const [search] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const asked = search.get('draft')
  const edited = search.get('edit')
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0, gcTime: 0 })
  if (edited !== null) {
    return <EditPage id={edited}>{(post) => <EditForm key={edited} post={post} />}</EditPage>
  }
  if (drafts.isPending) return <IrisLoader className="pt-24" />
  // Without the list one can still write: only the offer to go on with a draft is missing.
  const list = (drafts.data ?? []).filter((one) => one.publishType === 1)
  const draft = list.find((one) => one.id === asked) ?? null
  return (
    <PhotoForm
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
