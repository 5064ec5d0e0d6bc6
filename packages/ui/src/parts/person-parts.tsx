import { useState } from 'react'
import { ActionBar, LikeAction } from '../actions/action-bar.tsx'
import { Avatar } from '../person/avatar.tsx'
import { AvatarFrame } from '../person/avatar-frame.tsx'
import { EmojiText } from '../emoji/emoji-text.tsx'
import { CopyIcon } from '../icons/copy.gen.ts'
import { FlagIcon } from '../icons/flag.gen.ts'
import { TrashIcon } from '../icons/trash.gen.ts'
import { LevelMark } from '../iris/level-mark.tsx'
import { TimeText } from '../text/time-text.tsx'
import { showToast } from '../overlay/toast.tsx'
import { PartRow, PartSection } from './part-section.tsx'
import { samplePhoto } from './sample-photo.ts'

const portrait = samplePhoto('violet', 600, 600).url480
const frames = ['lens', 'meter', 'coating', 'perforation'] as const
const now = '2026-11-21 14:30:00'

export function PersonParts() {
  const [like, setLike] = useState(true)
  const [collect, setCollect] = useState(false)
  const [replyLike, setReplyLike] = useState(false)
  return (
    <>
      <PartSection name="头像、头像框">
        <div className="flex flex-wrap items-center gap-6">
          <Avatar src={portrait} name="一川" size={56} />
          {frames.map((frame) => (
            <Avatar key={frame} src={portrait} name="一川" size={72} frame={<AvatarFrame frame={frame} />} />
          ))}
          <Avatar size={56} name="没有头像的人" />
          <Avatar src="data:image/webp;base64,AAAA" size={40} name="头像坏了的人" />
          <Avatar src={portrait} name="一川" size={32} frame={<AvatarFrame frame="perforation" />} />
        </div>
      </PartSection>
      <PartSection name="操作条与评论">
        <ActionBar
          like={{ count: 385 + Number(like), pressed: like, onToggle: setLike }}
          comment={{ count: 41, href: '#parts-light' }}
          collect={{ count: 12_345 + Number(collect), pressed: collect, onToggle: setCollect }}
          share={{ count: 0, onShare: () => showToast('链接已复制') }}
          more={[
            { id: 'copy', label: '复制链接', icon: <CopyIcon />, onSelect: () => showToast('链接已复制') },
            { id: 'report', label: '举报', icon: <FlagIcon />, onSelect: () => showToast('已举报') },
            {
              id: 'delete',
              label: '删除',
              icon: <TrashIcon />,
              danger: true,
              onSelect: () => showToast('已删除'),
            },
          ]}
        />
        <div className="flex gap-3">
          <Avatar src={portrait} size={36} />
          <div>
            <PartRow>
              <strong className="text-body font-semibold">何夕</strong>
              <LevelMark level={7} />
            </PartRow>
            <p>
              <EmojiText text="请问用了几档减光镜？[疑惑] 我试 10 档总是偏色 [没有这个]" />
            </p>
            <div className="flex items-center gap-4 text-small text-ink-3">
              <TimeText at="2026-11-21 13:20:00" now={now} />
              <LikeAction small count={3 + Number(replyLike)} pressed={replyLike} onToggle={setReplyLike} />
            </div>
          </div>
        </div>
      </PartSection>
    </>
  )
}
