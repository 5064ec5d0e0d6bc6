import '../missing-post.css'
import { LinkButton, MissingPage, Photo } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../platform/routing/link.tsx'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'

/** A post that is deleted, hidden or never existed; the viewer cannot tell which. Suggests three others. */
export function MissingPost() {
  const others = useQuery(queries.one(api.NewPublish.GetSameAuthorPictures, {}))
  return (
    <div className="page pt-10">
      <MissingPage
        title="内容不存在或已删除"
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
      {others.data === undefined || others.data.length === 0 ? null : (
        <section className="mt-12" aria-labelledby="others">
          <h2 id="others" className="mb-4 text-h4 font-semibold">
            看看别的
          </h2>
          <ul className="missing-post-others">
            {others.data.slice(0, 3).map(({ publishId, picture }) => (
              <li key={publishId} style={{ flex: `${picture.width / picture.height} 1 0` }}>
                <Link
                  to={paths.post(publishId)}
                  aria-label={picture.title === '' ? '查看照片' : `查看《${picture.title}》`}
                >
                  <Photo photo={picture} alt="" sizes="(min-width: 768px) 33vw, 100vw" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
