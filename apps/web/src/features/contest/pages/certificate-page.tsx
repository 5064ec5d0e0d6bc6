import '../certificate.css'
import '../contest.css'
import { certificateOf } from '@guangquan/routes/first/contest'
import { Button, IrisLoader, LinkButton, MissingPage, Photo } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { isMissing } from '../is-missing.ts'

/** 获奖证书: the certificate for a code, for anybody who wants to verify it. */
export default function CertificatePage() {
  const { code = '' } = useParams()
  const query = useQuery(queries.one(...certificateOf(code)))
  if (query.data === undefined) {
    if (!query.isError) return <IrisLoader className="pt-24" />
    return isMissing(query.error) ? <NoCertificate /> : <LoadError of={query} />
  }
  const { contestId, contestTitle, organiser, prizeName, groupName, number, title, authorNickName, words } =
    query.data
  const { picture, issueTime, isValid } = query.data
  return (
    <article className="page contest-certificate">
      {isValid ? null : (
        <p className="contest-alert" role="alert">
          这张证书已被收回，不再有效。
        </p>
      )}
      {picture === null ? null : (
        <Photo photo={picture} alt={`《${title}》`} sizes="(min-width: 768px) 40rem, 100vw" eager />
      )}
      <p className="contest-note">
        {contestTitle} {groupName}
      </p>
      <h1 className="contest-title">{prizeName}</h1>
      <p className="contest-winner">
        《{title}》 {authorNickName === '' ? `${number} 号` : authorNickName}
      </p>
      {words === '' ? null : <p className="contest-words-of-jury">“{words}” 评审团</p>}
      <dl className="contest-facts" data-selectable>
        <div>
          <dt>证书编号</dt>
          <dd className="contest-hash">{query.data.code}</dd>
        </div>
        <div>
          <dt>颁发</dt>
          <dd>
            {organiser} {issueTime.slice(0, 10)}
          </dd>
        </div>
      </dl>
      <div className="contest-acts contest-certificate-acts">
        <LinkButton kind="line" href={contestPaths.detail(contestId)}>
          看这个影赛
        </LinkButton>
        {isValid ? (
          <Button kind="line" onClick={() => globalThis.print()}>
            打印或存为 PDF
          </Button>
        ) : null}
      </div>
    </article>
  )
}

function NoCertificate() {
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这张证书"
        help="请核对证书编号。"
        actions={
          <LinkButton kind="ink" href={paths.home()}>
            回首页
          </LinkButton>
        }
      />
    </div>
  )
}
