import { ownEvidence } from '@guangquan/routes/first/evidence'
import { LinkButton, Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { evidencePaths } from '../../../platform/evidence-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { shortHash } from '../evidence-text.ts'

/** The certificates of one of the member's posts. */
export function OwnLinks({ publishId }: { publishId: string }) {
  const query = useQuery(queries.one(...ownEvidence(publishId)))
  return (
    <section className="evidence-own" aria-labelledby="own-links">
      <h2 id="own-links" className="evidence-section">
        这篇作品的存证
      </h2>
      {query.isPending ? <Skeleton width="100%" height="96px" /> : null}
      {query.isError ? <LoadError of={query} /> : null}
      {query.data?.length === 0 ? (
        <p>还没有存证。公开发布的照片几秒后入链，编辑时新加的照片在第二天凌晨入链。</p>
      ) : (
        <ul className="evidence-days">
          {query.data?.map(({ number, sha256, position, publishTime }) => (
            <li key={number}>
              <div>
                <b>第 {position + 1} 张</b>
                <span className="evidence-note">
                  第 {number} 环，{publishTime.slice(0, 16)} 发布
                </span>
                <span className="evidence-note evidence-hash">{shortHash(sha256)}</span>
              </div>
              <LinkButton kind="line" size="small" href={evidencePaths.certificate(sha256)}>
                看存证
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
