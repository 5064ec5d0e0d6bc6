import type { CircleInfo } from '@guangquan/contract'
import { circleMemberStates } from '@guangquan/contract/circle/circle.words'
import { Button, IconButton, Menu, Modal, RadioGroup, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { openReport } from '../../../shared/posts/post-dialogs.ts'
import { ShareDialog } from '../../../shared/posts/share-dialog.tsx'
import { useCircleAct } from '../use-circle-act.ts'

/** 分享, 静音, 退出, 举报. */
export function CircleMenu({ circle }: { circle: CircleInfo }) {
  const { run } = useCircleAct()
  const [quits, setQuits] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const { can, id, quiet } = circle
  const isJoined = circle.memberStatus === circleMemberStates.joined
  const items: MenuItem[] = [
    { id: 'share', label: '分享圈子', onSelect: () => setSharing(true) },
    ...(isJoined
      ? [
          {
            id: 'quiet',
            label: quiet ? '取消静音' : '静音圈子',
            onSelect: () =>
              void run({
                part: 'circle',
                send: (requestId) =>
                  client.call(api.PhotographyGroup.SetQuiet, { id, on: !quiet, requestId }),
                done: quiet ? '已取消静音' : '已静音，「关注」里不再出现它的作品',
              }),
          },
        ]
      : []),
    ...(can.quit ? [{ id: 'quit', label: '退出圈子', danger: true, onSelect: () => setQuits(true) }] : []),
    ...(can.report
      ? [
          {
            id: 'report',
            label: '举报圈子',
            onSelect: () => openReport({ reportType: 3, targetId: id }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label="更多操作"
        align="end"
        items={items}
        trigger={(attributes) => (
          <IconButton {...attributes} label="更多" icon={<DotsThreeIcon weight="bold" size={22} />} />
        )}
      />
      {isSharing ? (
        <ShareDialog
          title="分享这个圈子"
          path={circlePaths.detail(id)}
          card={{ kind: 'circle', id, title: circle.title }}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {quits ? <QuitDialog circle={circle} onClose={() => setQuits(false)} /> : null}
    </>
  )
}

/** Leaving: one's posts stay in the circle or leave with their author. */
function QuitDialog({ circle, onClose }: { circle: CircleInfo; onClose: () => void }) {
  const { busy, run } = useCircleAct()
  const [posts, setPosts] = useState<'keep' | 'take'>('keep')
  async function quit() {
    const done = await run({
      part: 'members',
      send: (requestId) => client.call(api.PhotographyGroup.Quit, { id: circle.id, posts, requestId }),
      done: `已退出「${circle.title}」`,
    })
    if (done) onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={`退出「${circle.title}」？`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button kind="danger" busy={busy} busyLabel="正在退出" onClick={() => void quit()}>
            退出
          </Button>
        </>
      }
    >
      <RadioGroup
        label="我在圈里的作品"
        stacked
        value={posts}
        onChange={setPosts}
        options={[
          { value: 'keep', label: '留在圈子里' },
          { value: 'take', label: '一起带走，作品本身不变' },
        ]}
      />
    </Modal>
  )
}
