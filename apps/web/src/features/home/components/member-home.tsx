import '../home.css'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '@guangquan/ui'
import { ImageIcon } from '@guangquan/ui/icons'
import { Link } from '../../../platform/routing/link.tsx'
import { api, queries } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { Feed } from './feed.tsx'
import { HomeQuestionnaire } from './home-questionnaire.tsx'
import { MemberRail } from './member-rail.tsx'

/** A member's home page: a prompt to post, the feed, and the member's progress on the right. */
export function MemberHome() {
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  return (
    <div className="member-home">
      <h1 className="sr-only">{boot.settings.communityName}</h1>
      <div className="min-w-0">
        <Link to={paths.release()} className="compose-box">
          <Avatar src={own.data?.headPicUrl} size={40} frame={{ src: own.data?.usedFrameSrc }} />
          <span className="flex-1 text-ink-3">今天拍了什么？</span>
          <ImageIcon size={22} />
          <span className="sr-only">发布照片</span>
        </Link>
        <HomeQuestionnaire />
        <Feed />
      </div>
      {own.isPending ? null : <MemberRail own={own.data} />}
    </div>
  )
}
