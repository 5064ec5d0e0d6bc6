import type { MethodResult, UserInfo } from '@guangquan/contract'
import { IrisLoader, Later } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { SettingPanel } from './setting-frame.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

export type Club = MethodResult<typeof UserInfo.GetClubStatus>

/** A panel that needs the state of the club card. */
export function WithClub({ children }: { children: (club: Club) => ReactNode }) {
  const club = useQuery(queries.one(api.UserInfo.GetClubStatus, {}))
  if (club.data !== undefined) return <SettingPanel>{children(club.data)}</SettingPanel>
  if (club.isError) return <LoadError of={club} />
  return (
    <Later>
      <IrisLoader className="py-10" />
    </Later>
  )
}
