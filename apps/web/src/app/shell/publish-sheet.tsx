import { Sheet, UiLink } from '@guangquan/ui'
import {
  ArticleIcon,
  ChartBarHorizontalIcon,
  ImageIcon,
  TrophyIcon,
  VideoCameraIcon,
} from '@guangquan/ui/icons'
import { boot } from '../../platform/boot.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { paths } from '../../platform/paths.ts'

const kinds = [
  { label: '照片', href: paths.release(), icon: ImageIcon },
  { label: '文章', href: ownPaths.releaseArticle(), icon: ArticleIcon },
  { label: '视频', href: ownPaths.releaseVideo(), icon: VideoCameraIcon },
  { label: '投票', href: ownPaths.releaseVote(), icon: ChartBarHorizontalIcon },
  { label: '影赛作品', href: ownPaths.releaseEntry(), icon: TrophyIcon },
].filter(({ href }) => boot.settings.videoUpload || href !== ownPaths.releaseVideo())

/** Choice of what to publish, on phones. */
export function PublishSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="发布">
      <ul className="publish-kinds">
        {kinds.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <UiLink href={href} className="publish-kind" onClick={onClose}>
              <Icon size={26} />
              {label}
            </UiLink>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
