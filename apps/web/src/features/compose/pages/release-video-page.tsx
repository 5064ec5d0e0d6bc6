import '../compose.css'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { ComposePage } from '../components/compose-page.tsx'
import { EditForm } from '../components/edit-form.tsx'
import { EditPage } from '../components/edit-page.tsx'
import { KindGate } from '../components/kind-gate.tsx'
import { WithDraft } from '../components/with-draft.tsx'
import { VideoForm } from '../video/video-form.tsx'

/** 发布视频. `?draft=` continues a draft, `?edit=` edits a published video. */
export default function ReleaseVideoPage() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  if (edited !== null) {
    return <EditPage id={edited}>{(post) => <EditForm {...post} />}</EditPage>
  }
  if (!boot.settings.videoUpload) {
    return (
      <ComposePage title="发布视频" kind="video">
        <EmptyState
          title="视频上传暂未开放"
          help="已经发布的视频不受影响"
          action={
            <LinkButton kind="line" href={paths.release()}>
              先发布照片
            </LinkButton>
          }
        />
      </ComposePage>
    )
  }
  return (
    <ComposePage title="发布视频" kind="video">
      <KindGate kind="video" label="发布视频">
        <WithDraft publishType={3}>{(beginning) => <VideoForm {...beginning} />}</WithDraft>
      </KindGate>
    </ComposePage>
  )
}
