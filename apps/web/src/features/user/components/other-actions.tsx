import type { UserHome } from '@guangquan/contract'
import { Button, FollowButton, IconButton, LinkButton, Menu, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { openReport } from '../../../shared/posts/post-dialogs.ts'
import { follow, useFollowState } from '../../post/index.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { useBlock } from '../../../shared/people/use-block.ts'

/** On another member's page: 关注, 举报, 拉黑; for a blocked member only unblocking. */
export function OtherActions({ home }: { home: UserHome }) {
  const { userId, nickName, isBlocked } = home
  const followState = useFollowState(userId, home.followState)
  const { busy, block, unblock } = useBlock(home)
  const items: MenuItem[] = [
    {
      id: 'link',
      label: '复制主页链接',
      onSelect: () => void copy(new URL(paths.other(userId), location.origin).href, '已复制链接'),
    },
    { id: 'report', label: '举报', onSelect: () => openReport({ reportType: 4, targetId: userId }) },
    { id: 'block', label: '拉黑', danger: true, disabled: busy, onSelect: () => void block() },
  ]
  if (isBlocked) {
    return (
      <Button kind="line" busy={busy} busyLabel="正在解除" onClick={() => void unblock()}>
        解除拉黑
      </Button>
    )
  }
  return (
    <>
      <FollowButton
        size="medium"
        state={followState}
        name={nickName}
        onChange={(on) => void follow({ userId, name: nickName }, followState, on)}
      />
      <LinkButton kind="line" href={ownPaths.messages(userId)}>
        私信
      </LinkButton>
      <Menu
        label="更多操作"
        align="end"
        items={items}
        trigger={(attributes) => (
          <IconButton {...attributes} edge label="更多" icon={<DotsThreeIcon weight="bold" size={22} />} />
        )}
      />
    </>
  )
}
