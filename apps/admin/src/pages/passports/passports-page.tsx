import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { PassportList } from './passport-list.tsx'
import { RuleList } from './rule-list.tsx'
import { SightingList } from './sighting-list.tsx'

/** Passports of members' gear, photographs with the number of lost gear, and which numbers are believed. */
export function PassportsPage() {
  const may = useMay()
  return (
    <>
      <PageHead title="器材护照" />
      <AddressTabs
        filters={['keyword', 'level', 'lost', 'state']}
        items={[
          { key: 'passports', label: '护照', children: <PassportList /> },
          ...(may(api.StaffPassport.GetSightings)
            ? [{ key: 'sightings', label: '挂失线索', children: <SightingList /> }]
            : []),
          ...(may(api.StaffPassport.GetRules)
            ? [{ key: 'rules', label: '序列号规则', children: <RuleList /> }]
            : []),
        ]}
      />
    </>
  )
}
