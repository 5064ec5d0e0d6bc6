import type { CirclePost as Post } from '@guangquan/contract'
import { circleReasons } from '@guangquan/contract/circle/circle.words'
import { Button, IconButton, Menu, StatusPill, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { PostCard } from '../../post/index.ts'
import { useCircleAct } from '../use-circle-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** A post in a circle's list, with its marks and the actions of the team. */
export function CirclePost({ circleId, post, eager }: { circleId: string; post: Post; eager: boolean }) {
  const { isPinned, isEssence, isFolded, note } = post.inCircle
  const [unfolded, setUnfolded] = useState(false)
  return (
    <div className="circle-post">
      <div className="circle-post-marks">
        {isPinned ? <StatusPill tone="accent">置顶</StatusPill> : null}
        {isEssence ? <StatusPill tone="ink">精华</StatusPill> : null}
        {isFolded ? <StatusPill>已折叠</StatusPill> : null}
        <TeamMenu circleId={circleId} post={post} />
      </div>
      {isFolded && !unfolded ? (
        <p className="circle-folded">
          {note === '' ? '这个作品被管理团队折叠了' : `折叠原因：${note}`}
          <Button kind="text" size="small" onClick={() => setUnfolded(true)}>
            展开看看
          </Button>
        </p>
      ) : (
        <PostCard post={post} eager={eager} />
      )}
    </div>
  )
}

/** 圈子管理 of a post: the viewer's actions. */
export function TeamMenu({ circleId, post }: { circleId: string; post: Post }) {
  const { run } = useCircleAct()
  const [asks, setAsks] = useState<'fold' | 'remove' | null>(null)
  const { can, isPinned, isEssence, isFolded } = post.inCircle
  const about = { id: circleId, publishId: post.id }
  const group = api.PhotographyGroup

  const items: MenuItem[] = []
  if (can.pin) {
    items.push({
      id: 'pin',
      label: isPinned ? '取消置顶' : '置顶',
      onSelect: () =>
        void run({
          part: 'posts',
          send: (requestId) => client.call(group.Pin, { ...about, on: !isPinned, requestId }),
          done: isPinned ? '已取消置顶' : '已置顶',
        }),
    })
  }
  if (can.essence) {
    items.push({
      id: 'essence',
      label: isEssence ? '取消加精' : '加精',
      onSelect: () =>
        void run({
          part: 'posts',
          send: (requestId) => client.call(group.Essence, { ...about, on: !isEssence, requestId }),
          done: isEssence ? '已取消加精' : '已加精',
        }),
    })
  }
  if (can.fold) {
    items.push({
      id: 'fold',
      label: isFolded ? '取消折叠' : '折叠',
      onSelect: () =>
        isFolded
          ? void run({
              part: 'posts',
              send: (requestId) => client.call(group.Fold, { ...about, on: false, requestId }),
              done: '已取消折叠',
            })
          : setAsks('fold'),
    })
  }
  if (can.removePost) {
    items.push({ id: 'remove', label: '移出圈子', danger: true, onSelect: () => setAsks('remove') })
  }
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={`管理${post.authorNickName}的作品`}
        align="end"
        items={items}
        trigger={(attributes) => (
          <IconButton {...attributes} label="圈子管理" icon={<DotsThreeIcon weight="bold" size={22} />} />
        )}
      />
      {asks === null ? null : (
        <ReasonDialog
          title={asks === 'fold' ? '折叠这个作品？' : '把这个作品移出圈子？'}
          text={
            asks === 'fold' ? '作品收起显示，作者会看到原因' : '作品本身不变，30 天内可以放回，作者会看到原因'
          }
          reasons={circleReasons.fold}
          submitLabel={asks === 'fold' ? '折叠' : '移出'}
          onClose={() => setAsks(null)}
          onChosen={(note) =>
            run({
              part: 'posts',
              send: (requestId) =>
                asks === 'fold'
                  ? client.call(group.Fold, { ...about, on: true, note, requestId })
                  : client.call(group.RemovePost, { ...about, note, requestId }),
              done: asks === 'fold' ? '已折叠' : '已移出圈子',
            })
          }
        />
      )}
    </>
  )
}
