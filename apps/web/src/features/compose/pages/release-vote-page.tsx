import '../compose.css'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../app/api.ts'
import { useSearchParams } from '../../../app/routing/hooks.ts'
import { ComposePage } from '../components/compose-page.tsx'
import { EditForm } from '../components/edit-form.tsx'
import { EditPage } from '../components/edit-page.tsx'
import { KindGate } from '../components/kind-gate.tsx'
import { VoteForm } from '../components/vote-form.tsx'

/** 发起投票. With `?draft=` it goes on with that draft, with `?edit=` it changes a vote that is out. */
export default function ReleaseVotePage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  if (edited !== null) {
    return <EditPage id={edited}>{(post) => <EditForm key={edited} post={post} />}</EditPage>
  }
  return (
    <ComposePage title="发起投票" kind="vote">
      <KindGate kind="vote" label="发起投票">
        <VoteWithDraft asked={search.get('draft')} />
      </KindGate>
    </ComposePage>
  )
}

function VoteWithDraft({ asked }: { asked: string | null }) {
  const [turn, setTurn] = useState(0)
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0, gcTime: 0 })
  if (drafts.isPending) return <IrisLoader className="pt-24" />
  // Without the list one can still write: only the offer to go on with a draft is missing.
  const list = (drafts.data ?? []).filter((one) => one.publishType === 4)
  const draft = list.find((one) => one.id === asked) ?? null
  return (
    <VoteForm
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
