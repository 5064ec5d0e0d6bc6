import type { StaffAward, StaffContestDetail } from '@guangquan/contract'
import { PrintSheet } from '../../parts/page/print-sheet.tsx'
import './contest-prints.css'

interface CertificatePrintsProps {
  contest: Pick<StaffContestDetail, 'title' | 'organiser'>
  awards: readonly StaffAward[]
  onClose: () => void
}

/** The certificates of all winners, a page each. */
export function CertificatePrints({ contest, awards, onClose }: CertificatePrintsProps) {
  return (
    <PrintSheet label="获奖证书" isReady onClose={onClose}>
      {awards.map(({ id, prizeName, groupName, title, number, nickName, words, certificate }) =>
        certificate === null ? null : (
          <article key={id} className="certificate-print">
            <h2>获奖证书</h2>
            <p className="certificate-person">{nickName === '' ? `${number} 号作品的作者` : nickName}</p>
            <p>
              《{title}》在《{contest.title}》{groupName}中获得
            </p>
            <p className="certificate-prize">{prizeName}</p>
            {words === '' ? null : <p className="certificate-words">“{words}” 评审团</p>}
            <p>{contest.organiser}</p>
            <p className="certificate-foot">
              证书编号 {certificate}
              <br />
              {`${globalThis.location.origin}/activity/certificate/${certificate}`}
            </p>
          </article>
        ),
      )}
    </PrintSheet>
  )
}
