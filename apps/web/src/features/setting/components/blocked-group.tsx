import type { UserBrief } from '@guangquan/contract'
import { Avatar, Button, IrisLoader, showToast } from '@guangquan/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ActionRow, RowGroup } from './rows.tsx'
import { showError } from '../../../shared/forms/show-error.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 黑名单: people the member has blocked; neither can see the other. */
export function BlockedGroup() {
  const list = useInfiniteQuery(queries.pages(api.UserInfo.GetBlockList, {}))
  const people = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <RowGroup title="黑名单" id="blocked" note="黑名单里的人和你互相看不到，也不能关注你。">
      {list.data === undefined ? (
        list.isError ? (
          <LoadError of={list} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : people.length === 0 ? (
        <ActionRow label={<span className="text-ink-3">没有拉黑任何人</span>} />
      ) : (
        people.map((person) => <Blocked key={person.userId} person={person} />)
      )}
      {list.hasNextPage ? (
        <div className="setting-row">
          <Button
            kind="line"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            更多
          </Button>
        </div>
      ) : null}
    </RowGroup>
  )
}

function Blocked({ person }: { person: UserBrief }) {
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()

  async function unblock() {
    setBusy(true)
    try {
      await client.call(api.UserInfo.Unblock, { userId: person.userId, requestId: crypto.randomUUID() })
      showToast('已解除拉黑')
      await queries.invalidate(queryClient, api.UserInfo.GetBlockList)
      void queries.invalidate(queryClient, api.UserInfo.GetUserHome)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }

  return (
    <ActionRow
      label={
        <span className="flex items-center gap-3">
          <Avatar src={person.headPicUrl} size={40} frame={{ src: person.usedFrameSrc }} />
          {person.nickName}
        </span>
      }
      action={
        <Button
          kind="line"
          size="small"
          busy={busy}
          aria-label={`解除拉黑 ${person.nickName}`}
          onClick={() => void unblock()}
        >
          解除拉黑
        </Button>
      }
    />
  )
}
