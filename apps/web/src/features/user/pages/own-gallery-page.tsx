import '../gallery.css'
import { useSession } from '../../../platform/session/session.ts'
import { Gallery } from '../components/gallery.tsx'

/** 我的相册: all photographs the member has published. */
export default function OwnGalleryPage() {
  const userId = useSession((state) => state.user?.id)
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-h2 font-semibold max-md:sr-only">我的相册</h1>
      {userId === undefined ? null : <Gallery userId={userId} isSelf />}
    </div>
  )
}
