import { ownPaths } from '../../../platform/own-paths.ts'
import { Gallery } from '../components/gallery.tsx'
import { OtherPage } from '../components/other-page.tsx'

/** TA的相册. */
export default function OtherGalleryPage() {
  return (
    <OtherPage what="的相册" own={ownPaths.ownGallery()}>
      {(home) => <Gallery userId={home.userId} isSelf={false} />}
    </OtherPage>
  )
}
