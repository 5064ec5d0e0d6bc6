import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { FollowButton } from '../actions/follow-button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { BellIcon } from '../icons/bell.gen.ts'
import { CircleHalfIcon } from '../icons/circle-half.gen.ts'
import { MagnifyingGlassIcon } from '../icons/magnifying-glass.gen.ts'
import { PlusIcon } from '../icons/plus.gen.ts'
import { JoinButton } from '../actions/join-button.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { toggleTheme } from '../theme.ts'
import { showToast } from '../overlay/toast.tsx'
import { PartRow, PartSection } from './part-section.tsx'

const names = ['周末去山里', '何夕', '林小满'] as const

export function ButtonParts() {
  const [busy, setBusy] = useState(false)
  const [follows, setFollows] = useState<readonly (0 | 1 | 2)[]>([0, 1, 2])
  const [joined, setJoined] = useState(false)

  function publish() {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }

  return (
    <PartSection name="按钮">
      <PartRow>
        <Button kind="lit" icon={<PlusIcon weight="bold" size={18} />} onClick={() => showToast('已发布')}>
          发布
        </Button>
        <LinkButton kind="ink" href="#parts-light">
          查看弹窗
        </LinkButton>
        <Button
          kind="line"
          onClick={() =>
            showToast('已移到回收站', 'success', { label: '撤销', run: () => showToast('已恢复') })
          }
        >
          删除
        </Button>
        <Button kind="line" onClick={() => showToast('已取消', 'info')}>
          取消
        </Button>
        <Button kind="quiet" onClick={() => showToast('已保存')}>
          存草稿
        </Button>
        <Button kind="text" onClick={() => showToast('可以修改了', 'info')}>
          修改
        </Button>
        <Button kind="danger" onClick={() => showToast('已删除')}>
          删除
        </Button>
      </PartRow>
      <PartRow>
        <Button disabled>不可用</Button>
        <Button
          disabled
          disabledReason="先选一张照片"
          onDisabledClick={() => showToast('先选一张照片', 'info')}
        >
          下一步
        </Button>
        <Button busy busyLabel="正在发布">
          发布 4 张照片
        </Button>
        <Button kind="line" busy={busy} busyLabel="正在保存" onClick={publish}>
          保存资料
        </Button>
      </PartRow>
      <PartRow>
        {names.map((name, place) => (
          <FollowButton
            key={name}
            name={name}
            state={follows[place] ?? 0}
            onChange={(follow) => setFollows(follows.with(place, follow ? 1 : 0))}
          />
        ))}
      </PartRow>
      <PartRow>
        <JoinButton
          state={joined ? 'joined' : 'open'}
          size="small"
          onJoin={() => setJoined(true)}
          onLeave={() => setJoined(false)}
        />
        <JoinButton state="apply" size="small" onJoin={() => showToast('已申请加入')} />
        <JoinButton state="pending" size="small" onJoin={() => showToast('已申请加入')} />
      </PartRow>
      <PartRow>
        <IconButton
          label="搜索"
          icon={<MagnifyingGlassIcon size={22} />}
          onClick={() => showToast('搜索', 'info')}
        />
        <IconButton label="切换暗房" icon={<CircleHalfIcon size={22} />} onClick={toggleTheme} />
        <IconButton
          label="消息，有未读"
          icon={<BellIcon size={22} />}
          dot
          onClick={() => showToast('没有新消息', 'info')}
        />
        <IconButton
          label="添加"
          icon={<PlusIcon size={20} />}
          round
          edge
          onClick={() => showToast('已添加')}
        />
        <IconButton label="不可用的按钮" icon={<BellIcon size={22} />} disabled />
        <TextLink href="#parts-light">用密码登录</TextLink>
        <TextLink href="https://example.com/" external>
          关注官方微博
        </TextLink>
      </PartRow>
    </PartSection>
  )
}
