import '../evidence.css'
import { ApiError } from '@guangquan/client'
import type { EvidenceCertificate } from '@guangquan/contract'
import { evidenceOf } from '@guangquan/routes/first/evidence'
import { Button, IrisLoader, LinkButton, MissingPage, Photo } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { evidencePaths } from '../../../platform/evidence-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { detailPath } from '../../../shared/posts/detail-link.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { EvidenceWords } from '../components/evidence-words.tsx'
import { grouped, shortHash } from '../evidence-text.ts'
import { saveCertificate } from '../save-certificate.ts'

/** 首发存证 of one file, for its author and for anybody who has the file. */
export default function CertificatePage() {
  const { hash = '' } = useParams()
  const query = useQuery(queries.one(...evidenceOf(hash)))
  if (query.data !== undefined) return <Certificate certificate={query.data} />
  if (!query.isError) return <IrisLoader className="pt-24" />
  const { error } = query
  const isMissing =
    error instanceof ApiError && (error.kind === 'ContentNotFound' || error.kind === 'BadInput')
  return isMissing ? <NoCertificate /> : <LoadError of={query} />
}

function Certificate({ certificate }: { certificate: EvidenceCertificate }) {
  const { work, isOwn } = certificate
  return (
    <article className="page evidence-certificate">
      <p className="evidence-note">
        GQ-{certificate.day.day.replaceAll('-', '')}-{certificate.link.number}
      </p>
      <h1 className="evidence-title">首发存证</h1>
      <p>兹记录：下面这个文件，由作者于所记时刻首次在本站发布。</p>
      {work === null ? null : (
        <Photo photo={work.tile.picture} alt={work.title} sizes="(min-width: 768px) 44rem, 100vw" eager />
      )}
      <Facts certificate={certificate} />
      <EvidenceWords />
      <div className="evidence-acts">
        {work === null ? null : (
          <LinkButton kind="line" href={detailPath({ ...work.tile, id: work.tile.publishId })}>
            看作品
          </LinkButton>
        )}
        <LinkButton kind="line" href={evidencePaths.chain()}>
          查验别的文件
        </LinkButton>
        {isOwn ? (
          <Button kind="line" onClick={() => saveCertificate(certificate)}>
            下载 JSON
          </Button>
        ) : null}
        <Button kind="ink" onClick={() => globalThis.print()}>
          打印或存为 PDF
        </Button>
      </div>
    </article>
  )
}

function Facts({
  certificate: { link, day, publishTime, work, laterCount, isOwn },
}: {
  certificate: EvidenceCertificate
}) {
  return (
    <dl className="evidence-facts" data-selectable>
      <Fact name="作品">{work?.title || '没有标题，或不公开'}</Fact>
      <Fact name="作者">{work === null ? (isOwn ? '你' : '不公开') : work.tile.authorNickName}</Fact>
      <Fact name="发布">{publishTime} 北京时间</Fact>
      <Fact name="指纹">
        <span className="evidence-hash">{grouped(link.sha256)}</span>
        <small>SHA-256，取自原文件的每一个字节</small>
      </Fact>
      <Fact name="入链">
        {link.addedAt.replace('T', ' ').replace('Z', '')} UTC，第 {link.number} 环
        <small className="evidence-hash">
          这一环 {shortHash(link.hash)}，{day.day} 的链尾 {shortHash(day.head)}
        </small>
      </Fact>
      <Fact name="以后">
        {laterCount === 0 ? '没有别人发布过同样的文件' : `另有 ${laterCount} 人在以后发布过同样的文件`}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function NoCertificate() {
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这份存证"
        help="没有人在这里发布过这些字节。压缩、裁切或另存过的文件，指纹和原文件不同。"
        actions={
          <LinkButton kind="ink" href={evidencePaths.chain()}>
            查验一个文件
          </LinkButton>
        }
      />
    </div>
  )
}
