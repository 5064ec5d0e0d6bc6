import '../evidence.css'
import { evidenceChain } from '@guangquan/routes/first/evidence'
import { Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { ChainPanel } from '../components/chain-panel.tsx'
import { CheckedFiles } from '../components/checked-files.tsx'
import { DropFile } from '../components/drop-file.tsx'
import { EvidenceWords } from '../components/evidence-words.tsx'
import { OwnLinks } from '../components/own-links.tsx'
import { useCheckedFiles } from '../use-checked-files.ts'

/** 首发存证: verification of a file in the browser, and the chain used for it. */
export default function FirstPublicationPage() {
  const [search] = useSearchParams()
  const post = search.get('post')
  const isMember = useSignedIn()
  const { files, checkAll } = useCheckedFiles()
  const chain = useQuery(queries.one(...evidenceChain()))
  return (
    <div className="page evidence">
      <div className="evidence-main">
        <header>
          <h1 className="text-h2 font-semibold">查验首发</h1>
          <p className="evidence-lead">
            放进一个照片文件，就知道它是不是在这里首发、什么时候、谁发布的。文件不会离开这台设备：指纹在浏览器里算，只有指纹送去比对。
          </p>
        </header>
        {post !== null && isMember ? <OwnLinks key={post} publishId={post} /> : null}
        <DropFile onFiles={(chosen) => void checkAll(chosen)} />
        <section aria-labelledby="how-evidence">
          <h2 id="how-evidence" className="evidence-section">
            怎么做到的
          </h2>
          <ol className="evidence-how">
            <li>照片发布时，记下原文件的 SHA-256：改动任何一个字节，它都会完全不同。</li>
            <li>
              每一环 = 前一环、编号、文件指纹、作者记号和时间合在一起的
              SHA-256，所以改动一环，后面全部对不上。
            </li>
            <li>作者记号只有作者本人拿存证才能解开，名单里没有名字。</li>
          </ol>
          <EvidenceWords />
        </section>
      </div>
      <aside className="evidence-side">
        <CheckedFiles files={files} />
        {chain.data === undefined ? (
          chain.isError ? (
            <LoadError of={chain} />
          ) : (
            <Skeleton width="100%" height="320px" />
          )
        ) : (
          <ChainPanel chain={chain.data} />
        )}
      </aside>
    </div>
  )
}
