import type { PictureShape, PublishItem } from '@guangquan/contract'
import { largestWidth, Photo, postFrame, Rebate } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { imageMenu } from '../../../shared/pictures/image-menu.ts'
import { viewerContent } from '../../../shared/posts/post-dialogs.ts'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { useWidth } from '../../../shared/page/use-width.ts'
import type { Neighbours } from '../use-list-steps.ts'
import { ListSteps } from './list-steps.tsx'
import { StageTools } from './stage-tools.tsx'

interface PostStageProps {
  post: PublishItem
  /** Which photograph is shown, from 0. */
  frame: number
  neighbours: Neighbours
  /** Directly under the film edge. */
  below: ReactNode
}

/** As wide as the window or the column, unless its height ends it. */
function stageSizes({ width, height }: PictureShape): string {
  const byHeight = `calc((100vh - 204px) * ${width / height})`
  return `(min-width: 1280px) min(100vw - 516px, ${byHeight}), min(100vw, ${byHeight})`
}

/** The photograph in its own proportions above its film edge. */
export function PostStage({ post, frame, neighbours, below }: PostStageProps) {
  const picture = post.pictures[frame] ?? post.pictures[0]
  const isWider = useWidth('wider')
  if (picture === undefined) return below
  const number = postFrame(frame + 1)
  return (
    <div className="post-stage" style={{ maxWidth: stageWidth(picture) }}>
      <figure
        className="post-stage-figure"
        // For the mouse only: the button below does the same for everyone.
        onClick={() => viewerContent.set({ publishId: post.id, post, frame })}
        {...imageMenu({
          link: paths.post(post.id),
          post: post.id,
          frame,
          report: post.can.report === true ? post.id : undefined,
        })}
      >
        <Photo
          key={picture.id}
          photo={picture}
          alt={picture.alt === '' ? altOf(post, picture) : picture.alt}
          sizes={stageSizes(picture)}
          eager
          className="post-stage-photo"
          style={{ maxWidth: largestWidth(picture) }}
        />
        <Rebate frame={number} postId={post.id} exposure={exposureOf(picture.exif)} />
      </figure>
      {below}
      <div className="post-stage-below">
        {isWider ? (
          <div data-at="wider">
            <ListSteps neighbours={neighbours} />
          </div>
        ) : null}
        <StageTools post={post} frame={frame} />
      </div>
    </div>
  )
}

// Photograph and film edge fit into the window. A narrow photograph leaves the film edge wide enough to be read.
function stageWidth(picture: PictureShape): string {
  const fitting = `calc((100svh - var(--header-h) - 140px) * ${picture.width / picture.height})`
  return `min(${fitting}, ${Math.max(largestWidth(picture), 560)}px)`
}

function altOf(post: PublishItem, picture: PictureShape): string {
  return picture.title === '' ? `照片，作者 ${post.authorNickName}` : picture.title
}
