import type { EvidenceCertificate } from '@guangquan/contract'

/** Saves a certificate with everything that is needed to compute its link again, and the author's mark. */
export function saveCertificate({ link, day, author, publishTime }: EvidenceCertificate): void {
  const how = {
    hash: 'SHA-256(previous|number|sha256|authorMark|publishedAt|addedAt)',
    authorMark: 'SHA-256(salt|id)',
  }
  const text = JSON.stringify({ link, day, author, publishTime, how }, null, 1)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `首发存证-${link.number}.json`
  anchor.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
