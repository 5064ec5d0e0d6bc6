import { Button } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { CorrectionList } from './correction-list.tsx'
import { LedgerList } from './ledger-list.tsx'
import { TotalsRow } from './totals-row.tsx'

/** The coins of all members: totals, the ledger, and corrections that two of the staff agree on. */
export function CoinsPage() {
  /** The member whose coins are to be corrected; empty until one is chosen. */
  const [corrected, setCorrected] = useState<string | null>(null)
  const may = useMay()
  const mayCorrect = may(api.StaffCoinCorrection.Create)
  return (
    <>
      <PageHead
        title="金币"
        actions={mayCorrect ? <Button onClick={() => setCorrected('')}>申请调整</Button> : null}
      />
      <TotalsRow />
      <AddressTabs
        filters={['keyword', 'kind', 'from', 'to', 'all']}
        items={[
          {
            key: 'ledger',
            label: '账目',
            children: <LedgerList {...(mayCorrect ? { onCorrect: setCorrected } : {})} />,
          },
          { key: 'corrections', label: '调整的申请', children: <CorrectionList /> },
        ]}
      />
      <CorrectionDialog memberId={corrected} onClose={() => setCorrected(null)} />
    </>
  )
}
