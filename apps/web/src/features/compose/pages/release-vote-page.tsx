import '../compose.css'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { ComposePage } from '../components/compose-page.tsx'
import { EditForm } from '../components/edit-form.tsx'
import { EditPage } from '../components/edit-page.tsx'
import { KindGate } from '../components/kind-gate.tsx'
import { VoteForm } from '../components/votes/vote-form.tsx'
import { WithDraft } from '../components/with-draft.tsx'

/** 发起投票. `?draft=` continues a draft, `?edit=` edits a published vote. */
export default function ReleaseVotePage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  if (edited !== null) {
    return <EditPage id={edited}>{(post) => <EditForm {...post} />}</EditPage>
  }
  return (
    <ComposePage title="发起投票" kind="vote">
      <KindGate kind="vote" label="发起投票">
        <WithDraft publishType={4}>{(beginning) => <VoteForm {...beginning} />}</WithDraft>
      </KindGate>
    </ComposePage>
  )
}
