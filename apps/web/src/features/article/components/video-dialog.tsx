import type { ArticleVideo } from '@guangquan/contract'
import { EmptyState, IrisLoader, LinkButton, Modal, Photo } from '@guangquan/ui'
import { PlayIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface VideoDialogProps {
  onChoose: (video: ArticleVideo) => void
  onClose: () => void
}

/** Chooses one of the author's own videos for a card in the text. */
export function VideoDialog({ onChoose, onClose }: VideoDialogProps) {
  const own = useQuery({ ...queries.one(api.ArticleInfo.GetVideoChoices, {}), staleTime: 0 })
  return (
    <Modal open onClose={onClose} title="插入视频" size="tall" closable>
      {own.isPending ? <IrisLoader className="py-8" /> : null}
      {own.isError ? <LoadError of={own} /> : null}
      {own.data?.length === 0 ? (
        <EmptyState
          title="还没有已发布的视频"
          help="文章里可以放你自己发布过的视频"
          action={
            boot.settings.videoUpload ? (
              <LinkButton kind="line" href={ownPaths.releaseVideo()}>
                去发布视频
              </LinkButton>
            ) : undefined
          }
        />
      ) : null}
      <ul className="choice-list">
        {own.data?.map((video) => (
          <li key={video.publishId}>
            <button type="button" onClick={() => onChoose(video)}>
              {video.cover === null ? (
                <PlayIcon size={20} />
              ) : (
                <Photo photo={video.cover} ratio={16 / 9} alt="" sizes="96px" className="choice-cover" />
              )}
              <span>{video.title === '' ? '没有标题的视频' : video.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
