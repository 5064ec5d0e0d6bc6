import type { QuizDay } from '@guangquan/contract'
import { Button, IrisLoader, Modal } from '@guangquan/ui'
import { DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { boot } from '../../../platform/boot.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import { posterWords } from '../quiz-poster-words.ts'
import { drawQuizPoster } from '../quiz-poster.ts'

interface QuizPosterDialogProps {
  day: QuizDay
  streak: number
  /** Address of the game. */
  address: string
  onClose: () => void
}

/** The result of a day as a picture to save, without the questions. */
export function QuizPosterDialog({ day, streak, address, onClose }: QuizPosterDialogProps) {
  const words = posterWords(day, streak)
  const { communityName } = boot.settings
  const nickName = currentUser()?.nickName ?? communityName
  const poster = useQuery({
    queryKey: ['quiz-poster', words, address, nickName],
    queryFn: () => drawQuizPoster({ words, address, nickName, communityName }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const url = useObjectUrl(poster.data ?? null)
  return (
    <Modal
      open
      closable
      onClose={onClose}
      title="成绩图片"
      size="small"
      footer={
        url === undefined ? (
          <Button kind="lit" disabled icon={<DownloadSimpleIcon size={18} />}>
            保存图片
          </Button>
        ) : (
          <a
            className="ui-button"
            data-kind="lit"
            data-size="medium"
            href={url}
            download={`${communityName}-猜参数-${day.day}.png`}
          >
            <span className="ui-button-face">
              <DownloadSimpleIcon size={18} />
              保存图片
            </span>
          </a>
        )
      }
    >
      <div className="quiz-poster">
        {url !== undefined ? (
          <img
            src={url}
            width={1080}
            height={1440}
            alt={`${words.day}猜参数的成绩：${words.score}，${words.streak}，扫码打开 ${address}`}
          />
        ) : poster.isError ? (
          <Button kind="line" busy={poster.isFetching} onClick={() => void poster.refetch()}>
            图片没有画好，重试
          </Button>
        ) : (
          <IrisLoader label="正在画成绩图片" />
        )}
      </div>
    </Modal>
  )
}
