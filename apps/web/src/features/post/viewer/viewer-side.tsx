import type { PictureShape, PublishItem } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { useSignedIn } from '../../../platform/session/session.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { CritiqueForm } from './critique-form.tsx'
import { CritiquePanel } from './critique-panel.tsx'
import { firstRegion } from './region.ts'
import type { Critiques } from './use-critiques.ts'
import { ViewerPanel } from './viewer-panel.tsx'

export type SidePanel = 'facts' | 'critique'

interface ViewerSideProps {
  panel: SidePanel
  post: PublishItem
  picture: PictureShape
  /** False while only the data in the list's tile is known. */
  isLoaded: boolean
  critiques: Critiques
  onFrame: (frame: number) => void
}

/** Beside the photograph: how it was taken, or its critiques. */
export function ViewerSide({ panel, post, picture, isLoaded, critiques, onFrame }: ViewerSideProps) {
  return (
    <aside className="viewer-panel" tabIndex={0} aria-label={panel === 'facts' ? '参数' : '点评'}>
      {panel === 'facts' ? (
        <ViewerPanel post={post} picture={picture} isLoaded={isLoaded} />
      ) : (
        <CritiquePanel
          post={post}
          query={critiques.query}
          pins={critiques.pins}
          chosen={critiques.chosen}
          onChoose={(pin) => {
            critiques.setChosen(pin.reply.id)
            critiques.setDrawn(null)
            onFrame(pin.frame)
          }}
          form={<CritiqueWriting post={post} pictureId={picture.id} critiques={critiques} />}
        />
      )}
    </aside>
  )
}

interface CritiqueWritingProps {
  post: PublishItem
  pictureId: string
  critiques: Critiques
}

function CritiqueWriting({ post, pictureId, critiques }: CritiqueWritingProps) {
  const { drawn, setDrawn, setChosen, replyCount } = critiques
  const signedIn = useSignedIn()
  if (drawn !== null) {
    return (
      <CritiqueForm
        key={pictureId}
        publishId={post.id}
        pictureId={pictureId}
        replyCount={replyCount}
        region={drawn}
        onCancel={() => setDrawn(null)}
        onDone={(id) => {
          setDrawn(null)
          setChosen(id)
        }}
      />
    )
  }
  if (post.can.critique !== true) return null
  return (
    <Button
      kind="lit"
      block
      onClick={() => (signedIn ? setDrawn(firstRegion) : promptSignIn('登录后可以点评'))}
    >
      圈一处写点评
    </Button>
  )
}
