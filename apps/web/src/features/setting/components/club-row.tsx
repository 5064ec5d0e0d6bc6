import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { LinkRow } from './rows.tsx'

const clubWords = ['未绑定', '审核中', '已绑定', '已驳回'] as const

/** 会员卡 of the offline club, with the state of the binding. */
export function ClubRow() {
  const club = useQuery(queries.one(api.UserInfo.GetClubStatus, {}))
  const state = club.data?.state
  return (
    <LinkRow
      label="会员俱乐部"
      value={state === undefined ? '' : clubWords[state]}
      href={ownPaths.setting('bind-club-status')}
    />
  )
}
