import { Avatar } from '@guangquan/ui'
import { useSession } from '../../../platform/session/session.ts'

/** A frame around the viewer's own avatar. */
export function FramePreview({ src, size }: { src: string; size: number }) {
  const headPic = useSession((state) => state.user?.headPicUrl)
  return <Avatar src={headPic ?? null} size={size} frame={{ src }} />
}
