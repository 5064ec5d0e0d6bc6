import type { PictureShape, PublishItem } from '@guangquan/contract'
import { Photo, postFrame, Rebate } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { imageMenu } from '../../../shared/image-menu.ts'
import { viewerContent } from '../../../shared/post-dialogs.ts'
import { exposureOf } from '../../../shared/exposure.ts'
import { StageTools } from './stage-tools.tsx'

interface PostStageProps {
  post: PublishItem
  /** Which photograph is shown, from 0. */
  frame: number
  onFrame: (frame: number) => void
}

const stageSizes = '(min-width: 1280px) calc(100vw - 516px), 100vw'

/** The photograph in its own proportions above its film edge; the arrow keys switch between photographs. */
export function PostStage({ post, frame, onFrame }: PostStageProps) {
  const picture = post.pictures[frame] ?? post.pictures[0]
  if (picture === undefined) return null
  const number = postFrame(frame + 1)
  return (
    <div
      className="post-stage"
      style={{ maxWidth: stageWidth(picture) }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') onFrame(Math.min(post.pictures.length - 1, frame + 1))
        if (event.key === 'ArrowLeft') onFrame(Math.max(0, frame - 1))
      }}
    >
      <figure
        className="post-stage-figure"
        // For the mouse only: the button below does the same for everyone.
        onClick={() => viewerContent.set({ publishId: post.id, post, frame })}
        {...imageMenu({
          link: paths.post(post.id),
          post: post.id,
          frame,
          report: post.isAuthor ? undefined : post.id,
        })}
      >
        <Photo
          key={picture.id}
          photo={picture}
          alt={picture.alt === '' ? altOf(post, picture) : picture.alt}
          sizes={stageSizes}
          eager
          className="post-stage-photo"
        />
        <Rebate frame={number} postId={post.id} exposure={exposureOf(picture.exif)} />
      </figure>
      <StageTools post={post} frame={frame} />
    </div>
  )
}

// Wide enough that photograph and film edge fit into the window.
function stageWidth(picture: PictureShape): string {
  return `calc((100svh - var(--header-h) - 140px) * ${picture.width / picture.height})`
}

function altOf(post: PublishItem, picture: PictureShape): string {
  return picture.title === '' ? `照片，作者 ${post.authorNickName}` : picture.title
}
