import type { ProofPicture } from '@guangquan/contract'
import { ArticleIcon } from '@guangquan/ui/icons'

/** Proofs of a purchase under their watermark: a picture opens in a new tab, a PDF is downloaded. */
export function ProofList({
  label,
  proofs,
}: {
  label?: string
  proofs: readonly (ProofPicture & { name: string })[]
}) {
  if (proofs.length === 0) return null
  return (
    <ul className="product-documents" aria-label={label}>
      {proofs.map(({ id, url480, url1080, urlPdf, fileName, name }) => (
        <li key={id}>
          {urlPdf === null ? (
            <a href={url1080} target="_blank" rel="noopener">
              <img src={url480} alt={name} loading="lazy" />
            </a>
          ) : (
            <a href={urlPdf} className="product-document-file">
              <ArticleIcon size={24} aria-hidden />
              <span>{fileName}</span>
              <span className="sr-only">，{name}，下载 PDF</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
