import '../passport.css'
import type { OwnPassport as Own, Passport } from '@guangquan/contract'
import { proofDays, shownProofs } from '@guangquan/contract/passport/passport.words'
import { Button, Later, Skeleton } from '@guangquan/ui'
import { DownloadSimpleIcon, QrCodeIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { nextStep } from '../passport-words.ts'
import { useSavePdf } from '../use-save-pdf.ts'
import { MaintenanceBook } from './maintenance-book.tsx'
import { Panel } from './panel.tsx'
import { PassportCard } from './passport-card.tsx'
import { PassportState } from './passport-state.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** The passport and the maintenance book of a registered product, for its owner. */
export function OwnPassport({ regProductId }: { regProductId: string }) {
  const passport = useQuery(queries.one(api.UserProduct.GetPassport, { regProductId }))
  if (passport.data !== undefined) {
    const { own } = passport.data
    if (own === null) return null
    return (
      <>
        <PassportState own={own} regProductId={regProductId} productName={passport.data.productName} />
        <Level passport={passport.data} own={own} regProductId={regProductId} />
        <MaintenanceBook passport={passport.data} own={own} regProductId={regProductId} />
      </>
    )
  }
  if (passport.isError) return <LoadError of={passport} />
  return (
    <Later>
      <div className="own-panel" aria-busy>
        <Skeleton width="40%" height="22px" />
        <Skeleton width="100%" height="180px" className="mt-4" />
      </div>
    </Later>
  )
}

interface LevelProps {
  passport: Passport
  own: Own
  regProductId: string
}

function Level({ passport, own, regProductId }: LevelProps) {
  const [isSharing, setSharing] = useState(false)
  const { save, busy } = useSavePdf(regProductId)
  const step = nextStep({ ...passport, proofDays: own.proofDays })
  return (
    <Panel
      id="passport-title"
      title="器材护照"
      aside={
        <span className="passport-acts">
          <Button
            kind="quiet"
            size="small"
            icon={<DownloadSimpleIcon size={18} />}
            busy={busy}
            busyLabel="正在生成"
            onClick={() => void save()}
          >
            导出 PDF
          </Button>
          {/* Nobody else can open it before the registration is in force. */}
          {passport.code === '' || passport.isDisputed || passport.warranty === null ? null : (
            <Button kind="line" size="small" icon={<QrCodeIcon size={18} />} onClick={() => setSharing(true)}>
              公开护照
            </Button>
          )}
        </span>
      }
    >
      <PassportCard passport={passport} />
      {step === null ? null : (
        <p className="passport-next" role={own.isFrozen ? 'status' : undefined}>
          {step}
        </p>
      )}
      <Proofs own={own} />
      {isSharing ? <ShareDialog passport={passport} onClose={() => setSharing(false)} /> : null}
    </Panel>
  )
}

function Proofs({ own }: { own: Own }) {
  const { photos, proofCount } = own
  if (proofCount === 0) {
    return (
      <p className="passport-note">
        还没有照片佐证。经过软件另存的照片常常不带序列号，请上传相机直出的原图；不带序列号的照片不影响等级。
      </p>
    )
  }
  return (
    <div className="passport-proofs">
      <h3 className="text-h4 font-semibold">
        佐证照片 <span className="ui-print">{proofCount}</span> 张
        {own.proofDays < proofDays ? `，来自 ${own.proofDays} 个不同的日子` : ''}
      </h3>
      {photos.length === 0 ? (
        <p className="passport-note">这些照片已经删除，佐证仍然有效。</p>
      ) : (
        <>
          <ul className="passport-photos">
            {photos.map(({ id, url480 }) => (
              <li key={id}>
                <img src={url480} alt="佐证照片" loading="lazy" />
              </li>
            ))}
          </ul>
          {photos.length < Math.min(proofCount, shownProofs) ? (
            <p className="passport-note">其余的没有发布或已经删除，佐证仍然有效。</p>
          ) : null}
        </>
      )}
    </div>
  )
}
