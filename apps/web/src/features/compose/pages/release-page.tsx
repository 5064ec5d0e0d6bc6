import '../compose.css'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { ComposePage } from '../components/compose-page.tsx'
import { EditForm } from '../components/edit-form.tsx'
import { EditPage } from '../components/edit-page.tsx'
import { PhotoForm } from '../components/photo-form.tsx'
import { WithDraft } from '../components/with-draft.tsx'

/** 发布照片. `?draft=` continues a draft; without it the last one is offered. `?edit=` edits a published post. */
export default function ReleasePage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  if (edited !== null) {
    return <EditPage id={edited}>{(post) => <EditForm {...post} />}</EditPage>
  }
  return (
    <ComposePage title="发布照片" kind="photo">
      <WithDraft publishType={1}>{(beginning) => <PhotoForm {...beginning} />}</WithDraft>
    </ComposePage>
  )
}
