import { LinkButton, MissingPage } from '@guangquan/ui'
import { paths } from '../../platform/paths.ts'

/** The route does not exist. */
export default function NotFoundPage() {
  return (
    <div className="page py-10">
      <MissingPage
        picture={<img src="/img/unexposed.webp" alt="" width={960} height={640} />}
        actions={
          <>
            <LinkButton kind="ink" href={paths.home()}>
              回首页
            </LinkButton>
            <LinkButton kind="line" href={paths.photoWall()}>
              去照片墙
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
