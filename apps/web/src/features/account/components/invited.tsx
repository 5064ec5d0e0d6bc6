import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

/** 受邀于 X: who sent the invitation, or that it is not valid. */
export function Invited({ code }: { code: string }) {
  const inviter = useQuery(queries.one(api.UserInfo.GetInviter, { inviteUserCode: code }))
  if (inviter.isPending) return null
  return (
    <span className="mb-1 block" role="status">
      {inviter.isError ? (
        sentenceOf(inviter.error)
      ) : (
        <>
          受邀于 <b className="font-semibold text-ink">{inviter.data.nickName}</b>
        </>
      )}
    </span>
  )
}
